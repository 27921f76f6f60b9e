import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { formatClock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { speeds } from './player.ts';
import type { Player } from './player.ts';
import { usePlayer } from './use-player.ts';
import classes from './playback-controls.module.css';

/** Milliseconds by which each key seeks. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -5000,
  ArrowDown: -5000,
  ArrowRight: 5000,
  ArrowUp: 5000,
};

/** Returns the time rounded to tenths of a second, to avoid renders that would change nothing on screen. */
function useTime(player: Player): number {
  const [time, setTime] = useState(() => player.now());
  useEffect(() => {
    const update = () => setTime(Math.round(player.now() / 100) * 100);
    update();
    return player.subscribe(update);
  }, [player]);
  return time;
}

const Time = ({ children }: { children: string }) => (
  <Text span size="xs" c="dimmed" className="tabular">
    {children}
  </Text>
);

/** A slider for the current position, which also shows the buffered part and the loop range. */
export function SeekBar({
  player,
  knownDuration,
  loop,
  onSeek,
}: {
  player: Player;
  /** The duration in milliseconds, used until the player reports it. */
  knownDuration: number;
  /** Milliseconds; `to` is undefined while only the start is set. */
  loop?: { from: number; to: number | undefined } | undefined;
  onSeek: (time: number) => void;
}) {
  const { t } = useTranslation('watch');
  const time = useTime(player);
  const { duration: playerDuration, buffered } = usePlayer(player);
  const duration = playerDuration || knownDuration;
  const toPercent = (moment: number) => `${duration > 0 ? Math.min(100, (moment / duration) * 100) : 0}%`;
  const times = { time: formatClock(time / 1000), duration: formatClock(duration / 1000) };
  return (
    <Group gap={10} wrap="nowrap" flex="1 1 auto" miw={0}>
      <Time>{times.time}</Time>
      <div
        className={classes.track}
        style={
          { '--played': toPercent(time), '--buffered': toPercent(Math.max(buffered, time)) } as CSSProperties
        }
      >
        {loop && (
          <span
            className={classes.loop}
            data-open-ended={loop.to === undefined || undefined}
            style={{ left: toPercent(loop.from), right: `calc(100% - ${toPercent(loop.to ?? loop.from)})` }}
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
            const by = keySteps[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onSeek(Math.max(0, Math.min(duration, player.now() + by)));
          }}
          aria-label={t('position')}
          aria-valuetext={t('position_of', times)}
        />
      </div>
      <Time>{times.duration}</Time>
    </Group>
  );
}

/** The volume control, or a note that the video has no sound. */
export function VolumeControl({ player, hasSound }: { player: Player; hasSound: boolean }) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const { muted, volume } = usePlayer(player);
  if (!hasSound) return <Time>{t('no_sound')}</Time>;
  const isSilent = muted || volume === 0;
  const label = muted ? t('unmute') : t('mute');
  return (
    <Group gap={0} wrap="nowrap" className={classes.volume}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        onClick={() => player.setMuted(!muted)}
        aria-label={label}
        title={label}
      >
        {isSilent ? <IconVolumeOff size={20} stroke={1.6} /> : <IconVolume size={20} stroke={1.6} />}
      </ActionIcon>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ currentTarget }) => {
          player.setVolume(Number(currentTarget.value));
          if (muted) player.setMuted(false);
        }}
        aria-label={t('volume')}
        aria-valuetext={format.percent(muted ? 0 : volume)}
      />
    </Group>
  );
}

/** A select for the playback speed. Its options include the current speed, even if that isn't one of the usual ones. */
export function SpeedSelect({ player }: { player: Player }) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const { rate } = usePlayer(player);
  return (
    <Box w={76} flex="none">
      <CompactSelect
        size="xs"
        label={t('speed')}
        value={String(rate)}
        onChange={(value) => player.setRate(Number(value))}
        data={speeds(rate).map((value) => ({ value: String(value), label: `${format.number(value)}×` }))}
      />
    </Box>
  );
}
