import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { clock } from '@/ui/format/clock.ts';
import type { Player } from './player.ts';
import { usePlayer } from './use-player.ts';
import classes from './seek-bar.module.css';

/** Milliseconds that each key seeks. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5000,
  ArrowDown: -5000,
  ArrowRight: 5000,
  ArrowUp: 5000,
};

/** Returns the time rounded to tenths of a second, to avoid renders that would show no difference. */
function useTime(player: Player): number {
  const [time, setTime] = useState(() => player.now());
  useEffect(() => {
    const look = () => setTime(Math.round(player.now() / 100) * 100);
    look();
    return player.subscribe(look);
  }, [player]);
  return time;
}

/** The current position, what is buffered, and the loop range. */
export function SeekBar({
  player,
  fallback,
  loop,
  onSeek,
}: {
  player: Player;
  /** The duration in milliseconds until the player knows it. */
  fallback: number;
  /** Milliseconds; `to` is undefined while only the start is set. */
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
          // The slider's own step, a tenth of a second, would be too small for keys.
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
