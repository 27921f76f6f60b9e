import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { clock } from '../../ui/clock.ts';
import type { Player } from './player.ts';
import { usePlayer } from './use-player.ts';
import classes from './seek-bar.module.css';

/** Milliseconds that the keys go. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5000,
  ArrowDown: -5000,
  ArrowRight: 5000,
  ArrowUp: 5000,
};

/** The time in whole tenths of a second; nothing finer can be seen. */
function useTime(player: Player): number {
  const [time, setTime] = useState(() => player.now());
  useEffect(() => {
    const look = () => setTime(Math.round(player.now() / 100) * 100);
    look();
    return player.subscribe(look);
  }, [player]);
  return time;
}

/** Where the video stands, how much of it is here, and the stretch that is repeated. */
export function SeekBar({
  player,
  fallback,
  loop,
  onSeek,
}: {
  player: Player;
  /** Milliseconds of the video until the player knows them. */
  fallback: number;
  /** Milliseconds; without an end while only its beginning is set. */
  loop?: { from: number; to: number | undefined } | undefined;
  onSeek: (time: number) => void;
}) {
  const { t } = useTranslation('watch');
  const time = useTime(player);
  const { duration: known, buffered } = usePlayer(player);
  const duration = known || fallback;
  const share = (moment: number) => `${duration > 0 ? Math.min(100, (moment / duration) * 100) : 0}%`;
  const told = { time: clock(time / 1000), duration: clock(duration / 1000) };
  return (
    <div className={classes.bar}>
      <span className={classes.time}>{told.time}</span>
      <div
        className={classes.track}
        style={{ '--played': share(time), '--here': share(Math.max(buffered, time)) } as CSSProperties}
      >
        {loop && (
          <span
            className={classes.loop}
            data-open={loop.to === undefined || undefined}
            style={{ left: share(loop.from), right: `calc(100% - ${share(loop.to ?? loop.from)})` }}
          />
        )}
        <input
          type="range"
          min={0}
          max={Math.max(duration, 1)}
          step={100}
          value={Math.min(time, duration)}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
          // A tenth of a second would be a step without end.
          onKeyDown={(event) => {
            const by = steps[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onSeek(Math.max(0, Math.min(duration, player.now() + by)));
          }}
          aria-label={t('position')}
          aria-valuetext={t('position_of', told)}
        />
      </div>
      <span className={classes.time}>{told.duration}</span>
    </div>
  );
}
