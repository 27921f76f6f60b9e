import { clock } from '../../ui/clock.ts';
import classes from './track-rows.module.css';

/** What a row says of a track: its number, title and length. */
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
