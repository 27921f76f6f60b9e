import { Box } from '@mantine/core';

import { formatClock } from '@/ui/format/clock.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import classes from './track-list.module.css';

interface Track {
  title: string;
  /** Seconds. */
  duration: number;
}

/**
 * The tracks of an audio course. With `onChoose`, each track is a button, and `current` is the index of the track being
 * played.
 */
export function TrackList({
  tracks,
  label,
  current,
  onChoose,
}: {
  tracks: readonly Track[];
  label?: string;
  current?: number;
  onChoose?: (index: number) => void;
}) {
  return (
    <Card p={0} style={{ overflow: 'clip' }}>
      <List component="ol" isDivided aria-label={label}>
        {tracks.map((track, index) => (
          // The index is the key, because titles may repeat.
          <li key={index}>
            {onChoose ? (
              <button
                type="button"
                className={classes.row}
                aria-current={index === current || undefined}
                onClick={() => onChoose(index)}
              >
                <TrackCells number={index + 1} track={track} />
              </button>
            ) : (
              <div className={classes.row}>
                <TrackCells number={index + 1} track={track} />
              </div>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}

const TrackCells = ({ number, track: { title, duration } }: { number: number; track: Track }) => (
  <>
    <span className={classes.number} aria-hidden="true">
      {number}
    </span>
    <span>
      <bdi>{title}</bdi>
    </span>
    <Box component="bdi" className="tabular" c="dimmed" fz={14}>
      {formatClock(duration)}
    </Box>
  </>
);
