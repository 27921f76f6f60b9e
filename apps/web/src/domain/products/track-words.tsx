import { clock } from '@/ui/format/clock.ts';
import classes from './track-rows.module.css';

/** The text of a track's row: number, title and duration. */
export function TrackWords({
  number,
  track: { title, duration },
}: {
  number: number;
  /** `duration` in seconds. */
  track: { title: string; duration: number };
}) {
  return (
    <>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <span className={classes.title}>
        <bdi>{title}</bdi>
      </span>
      <bdi className={classes.time}>{clock(duration)}</bdi>
    </>
  );
}
