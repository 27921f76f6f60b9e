import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconRewindBackward15,
  IconRewindForward15,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaSession } from '@/domain/player/media-session.ts';
import type { Player } from '@/domain/player/player.ts';
import { SeekBar, SpeedSelect } from '@/domain/player/playback-controls.tsx';
import { togglePlaying } from '@/domain/player/player.ts';
import { SleepMenu } from '@/domain/player/sleep-menu.tsx';
import { usePlayer } from '@/domain/player/use-player.ts';
import { useSpaceKey } from '@/domain/player/player-keyboard.ts';

/** Milliseconds to skip back or forward. */
const skipLength = 15_000;

interface ControlButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const ControlButton = ({ label, ...props }: ControlButtonProps) => (
  <ActionIcon variant="subtle" color="gray" size={44} {...props} aria-label={label} title={label} />
);

/** Play, pause, skip and speed controls, or the reason why playback failed. */
export function AudioControls({
  player,
  details,
  duration,
  isFirst,
  isLast,
  onStep,
}: {
  player: Player;
  /** Shown on the lock screen. */
  details: Parameters<typeof useMediaSession>[0];
  /** Length of the track in milliseconds. */
  duration: number;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation('purchases');
  const { playing, problem } = usePlayer(player);
  useSpaceKey(() => togglePlaying(player));
  const skip = (by: number) => player.seek(player.now() + by);
  useMediaSession(details, playing, {
    play: player.play,
    pause: player.pause,
    stop: player.pause,
    seekbackward: () => skip(-skipLength),
    seekforward: () => skip(skipLength),
    ...(isFirst ? {} : { previoustrack: () => onStep(-1) }),
    ...(isLast ? {} : { nexttrack: () => onStep(1) }),
  });
  if (problem) {
    return (
      <Text role="alert" c="var(--glossa-danger)">
        {t('listen.failed')}
      </Text>
    );
  }
  return (
    // Media controls run left to right in every language.
    <Stack gap="sm" mt="sm" role="group" aria-label={t('listen.player')} dir="ltr">
      <SeekBar player={player} knownDuration={duration} onSeek={(time) => player.seek(time)} />
      <Group gap="xs" justify="center">
        <ControlButton label={t('listen.previous')} disabled={isFirst} onClick={() => onStep(-1)}>
          <IconPlayerSkipBack size={22} stroke={1.6} />
        </ControlButton>
        <ControlButton label={t('listen.back')} onClick={() => skip(-skipLength)}>
          <IconRewindBackward15 size={22} stroke={1.6} />
        </ControlButton>
        <ActionIcon
          variant="filled"
          radius="xl"
          size={56}
          aria-label={t(playing ? 'listen.pause' : 'listen.play')}
          onClick={() => togglePlaying(player)}
        >
          {playing ? <IconPlayerPauseFilled size={24} /> : <IconPlayerPlayFilled size={24} />}
        </ActionIcon>
        <ControlButton label={t('listen.forward')} onClick={() => skip(skipLength)}>
          <IconRewindForward15 size={22} stroke={1.6} />
        </ControlButton>
        <ControlButton label={t('listen.next')} disabled={isLast} onClick={() => onStep(1)}>
          <IconPlayerSkipForward size={22} stroke={1.6} />
        </ControlButton>
        <SpeedSelect player={player} />
        <SleepMenu end="track" />
      </Group>
    </Stack>
  );
}
