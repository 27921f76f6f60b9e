import { ActionIcon, FileButton, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { clock } from '@/ui/format/clock.ts';
import { trackTypes } from '../tracks.ts';
import type { TrackEntry } from '../tracks.ts';
import classes from './tracks-editor.module.css';

const icon = { size: 18, stroke: 1.6 };

/** A numbered track: edits its title, moves it, replaces its file or removes it. */
export function TrackRow({
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
