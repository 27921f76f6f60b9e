import { maxTracks } from '@glossa/contract/audio-tracks';
import { ActionIcon, Button, FileButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { formatClock } from '@/ui/format/clock.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { addFiles, moveTrack, trackProblem, trackTypes } from '../tracks.ts';
import type { TrackEntry } from '../tracks.ts';
import classes from './tracks-editor.module.css';

/** The tracks of an audio course in order: adds, renames, moves and removes tracks. */
export function TracksEditor({
  tracks,
  error,
  onChange,
}: {
  tracks: readonly TrackEntry[];
  /** An error about the list as a whole. */
  error?: string | undefined;
  onChange: (tracks: TrackEntry[]) => void;
}) {
  const { t } = useTranslation('ebooks');
  const title = useId();
  const [rejected, setRejected] = useState<string>();
  const problem = rejected ?? error;
  const reject = (name: string, code: Parameters<typeof errorCodeText>[0]) =>
    setRejected(t('tracks.problem', { name, problem: errorCodeText(code) }));
  const add = (files: readonly File[]) => {
    const result = addFiles(tracks, files);
    setRejected(undefined);
    if (result.rejected) reject(result.rejected.name, result.rejected.code);
    if (result.tracks.length > tracks.length) onChange(result.tracks);
  };
  const change = (key: string, part: Partial<TrackEntry>) =>
    onChange(tracks.map((track) => (track.key === key ? { ...track, ...part } : track)));
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h3" id={title}>
          {t('tracks.label')}
        </Title>
        <Text component="span" size="sm" c="dimmed">
          {t('tracks.count', { count: tracks.length })}
        </Text>
      </Group>
      {tracks.length > 0 && (
        <Card p={0}>
          <List component="ol" isDivided>
            {tracks.map((track, at) => (
              <TrackRow
                key={track.key}
                track={track}
                number={at + 1}
                isLast={at === tracks.length - 1}
                onTitle={(value) => change(track.key, { title: value })}
                onMove={(by) => onChange(moveTrack(tracks, at, by))}
                onReplace={(file) => {
                  const code = trackProblem(file);
                  setRejected(undefined);
                  if (code) reject(file.name, code);
                  else change(track.key, { file });
                }}
                onRemove={() => onChange(tracks.filter(({ key }) => key !== track.key))}
              />
            ))}
          </List>
        </Card>
      )}
      {problem !== undefined && (
        <Text size="sm" c="var(--glossa-danger)" role="alert">
          {problem}
        </Text>
      )}
      <Stack gap="xs" align="flex-start">
        <FileButton multiple accept={trackTypes} onChange={add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.8} />}
              disabled={tracks.length >= maxTracks}
            >
              {t('tracks.add')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('tracks.add_help', { count: maxTracks })}
        </Text>
      </Stack>
    </Stack>
  );
}

const icon = { size: 18, stroke: 1.6 };

/** A numbered track: edits its title, moves it, replaces its file or removes it. */
function TrackRow({
  track,
  number,
  isLast,
  onTitle,
  onMove,
  onReplace,
  onRemove,
}: {
  track: TrackEntry;
  /** Position in the course, from 1. */
  number: number;
  isLast: boolean;
  onTitle: (title: string) => void;
  onMove: (by: 1 | -1) => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('ebooks');
  const size = useFileSize();
  const suggested = titleFromFileName(track.name);
  const title = track.title.trim() || suggested;
  return (
    <li className={classes.row}>
      <Text component="span" className="tabular" size="sm" c="dimmed" ta="end" lh="36px" aria-hidden="true">
        {number}
      </Text>
      <Stack gap={4} miw={0}>
        <TextInput
          size="sm"
          aria-label={t('tracks.title_of', { number })}
          value={track.title}
          placeholder={suggested}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => onTitle(currentTarget.value)}
        />
        <Group component="span" gap="xs" wrap="nowrap" fz={13} c="dimmed">
          <Text component="bdi" inherit truncate>
            {track.file?.name ?? track.name}
          </Text>
          {track.file ? (
            <span>{size(track.file.size)}</span>
          ) : (
            track.duration !== undefined && <bdi>{formatClock(track.duration)}</bdi>
          )}
        </Group>
      </Stack>
      <Group className={classes.buttons} gap={0} wrap="nowrap" justify="flex-end">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={number === 1}
          aria-label={t('tracks.up', { title })}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={isLast}
          aria-label={t('tracks.down', { title })}
          onClick={() => onMove(1)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
        {track.id !== undefined && (
          <FileButton accept={trackTypes} onChange={(file) => file && onReplace(file)}>
            {(props) => (
              <ActionIcon
                {...props}
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('tracks.replace', { title })}
                title={t('tracks.replace', { title })}
              >
                <IconRefresh {...icon} />
              </ActionIcon>
            )}
          </FileButton>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('tracks.remove', { title })}
          onClick={onRemove}
        >
          <IconX {...icon} />
        </ActionIcon>
      </Group>
    </li>
  );
}
