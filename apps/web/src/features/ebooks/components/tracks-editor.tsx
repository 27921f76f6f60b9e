import { mostTracks } from '@glossa/contract/audio-tracks';
import { ActionIcon, Button, FileButton, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { clock } from '@/ui/format/clock.ts';
import rows from '@/domain/products/track-list.module.css';
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
    <section className={classes.root} aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {t('tracks.label')}
        </h2>
        <span className={classes.sum}>{t('tracks.count', { count: tracks.length })}</span>
      </div>
      {tracks.length > 0 && (
        <ol className={rows.list}>
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
        </ol>
      )}
      {problem !== undefined && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.add}>
        <FileButton multiple accept={trackTypes} onChange={add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.8} />}
              disabled={tracks.length >= mostTracks}
            >
              {t('tracks.add')}
            </Button>
          )}
        </FileButton>
        <p className={classes.sum}>{t('tracks.add_help', { count: mostTracks })}</p>
      </div>
    </section>
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
  /** From 1. */
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
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.words}>
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
        <span className={classes.file}>
          <bdi className={classes.name}>{track.file?.name ?? track.name}</bdi>
          {track.file ? (
            <span>{size(track.file.size)}</span>
          ) : (
            track.duration !== undefined && <bdi>{clock(track.duration)}</bdi>
          )}
        </span>
      </div>
      <div className={classes.buttons}>
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
      </div>
    </li>
  );
}
