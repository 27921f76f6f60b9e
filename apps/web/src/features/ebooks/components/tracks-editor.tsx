import { mostTracks } from '@glossa/contract/audio-tracks';
import { Button, FileButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorCodeText } from '@/lib/i18n/error-text.ts';
import rows from '@/domain/products/track-list.module.css';
import { addFiles, moveTrack, trackProblem, trackTypes } from '../tracks.ts';
import type { TrackEntry } from '../tracks.ts';
import { TrackRow } from './track-row.tsx';
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
  const [refused, setRefused] = useState<string>();
  const problem = refused ?? error;
  const refuse = (name: string, code: Parameters<typeof errorCodeText>[0]) =>
    setRefused(t('tracks.problem', { name, problem: errorCodeText(code) }));
  const add = (files: readonly File[]) => {
    const result = addFiles(tracks, files);
    setRefused(undefined);
    if (result.refused) refuse(result.refused.name, result.refused.code);
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
                setRefused(undefined);
                if (code) refuse(file.name, code);
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
