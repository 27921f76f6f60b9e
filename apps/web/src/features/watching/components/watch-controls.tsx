import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCards,
  IconClockPause,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRefresh,
  IconRepeat,
  IconViewportWide,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SeekBar, SpeedSelect, VolumeControl } from '@/domain/player/playback-controls.tsx';
import { releaseFocus } from '@/domain/player/player-keyboard.ts';
import { usePlayer } from '@/domain/player/use-player.ts';
import { useSentenceState } from '../hooks/use-sentence-player.ts';
import type { Playback } from '../hooks/use-sentence-player.ts';
import type { ViewMode } from './watch-layout.tsx';
import classes from './watch-controls.module.css';

/** The controls for playback, for sentences, and for sound and picture. */
export function Controls({
  playback,
  duration,
  hasSound,
  autoPause,
  viewMode,
  onToggle,
  onAutoPause,
  onViewMode,
  onCard,
  isSavingCard,
  cardLabel,
  save,
  menu,
}: {
  playback: Playback;
  /** Length in milliseconds according to the library, until the player reports its own. */
  duration: number;
  hasSound: boolean;
  autoPause: boolean;
  viewMode: ViewMode;
  onToggle: () => void;
  onAutoPause: () => void;
  onViewMode: (mode: 'window' | 'screen') => void;
  /** Saves the sentence as a card; undefined while there is no sentence. */
  onCard: (() => void) | undefined;
  isSavingCard: boolean;
  cardLabel: string;
  /** The button that saves the current moment. */
  save: ReactNode;
  menu: ReactNode;
}) {
  const { t } = useTranslation('watch');
  const { player, sentencePlayer } = playback;
  const { playing: isPlaying } = usePlayer(player);
  const { loop, repeated } = useSentenceState(playback);
  const loopLabel = !loop ? t('loop.from') : loop.to === undefined ? t('loop.to') : t('loop.off');
  return (
    // Media controls run left to right in every language.
    <Stack
      gap={4}
      className={classes.controls}
      role="group"
      aria-label={t('controls')}
      dir="ltr"
      onClick={releaseFocus}
    >
      <SeekBar player={player} knownDuration={duration} loop={loop} onSeek={sentencePlayer.seek} />
      <Group gap="4px 8px" className={classes.row}>
        <Group gap={2} wrap="nowrap" className={classes.group}>
          <ControlButton label={t('keys.previous_sentence')} onClick={() => sentencePlayer.step(-1)}>
            <IconPlayerSkipBackFilled size={18} />
          </ControlButton>
          <ActionIcon
            variant="filled"
            radius="xl"
            size={40}
            onClick={onToggle}
            aria-label={isPlaying ? t('pause') : t('play')}
            title={isPlaying ? t('pause') : t('play')}
          >
            {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
          </ActionIcon>
          <ControlButton label={t('keys.next_sentence')} onClick={() => sentencePlayer.step(1)}>
            <IconPlayerSkipForwardFilled size={18} />
          </ControlButton>
          <ControlButton label={t('again')} onClick={sentencePlayer.replay}>
            <IconRefresh size={20} stroke={1.6} />
          </ControlButton>
        </Group>
        <Group gap={2} wrap="nowrap" className={classes.group}>
          <ControlButton
            label={t('repeat')}
            pressed={repeated !== undefined}
            onClick={sentencePlayer.toggleRepeat}
          >
            <IconRepeat size={20} stroke={1.6} />
          </ControlButton>
          <ControlButton label={loopLabel} pressed={loop !== undefined} onClick={sentencePlayer.markLoop}>
            <Text span fz={13} fw={600} lts="-0.02em" opacity={loop && loop.to === undefined ? 0.6 : 1}>
              {t('loop.sign')}
            </Text>
          </ControlButton>
          <ControlButton label={t('auto_pause')} pressed={autoPause} onClick={onAutoPause}>
            <IconClockPause size={20} stroke={1.6} />
          </ControlButton>
          <ControlButton label={cardLabel} loading={isSavingCard} onClick={onCard}>
            <IconCards size={20} stroke={1.6} />
          </ControlButton>
          {save}
        </Group>
        <Group gap={2} wrap="nowrap" ms="auto" className={classes.group}>
          <VolumeControl player={player} hasSound={hasSound} />
          <SpeedSelect player={player} />
          {menu}
          {player.togglePictureInPicture && (
            <ControlButton label={t('keys.picture')} onClick={player.togglePictureInPicture} desktopOnly>
              <IconPictureInPicture size={20} stroke={1.6} />
            </ControlButton>
          )}
          {viewMode !== 'screen' && (
            <ControlButton
              label={t('keys.theatre')}
              pressed={viewMode === 'window'}
              onClick={() => onViewMode('window')}
              desktopOnly
            >
              <IconViewportWide size={20} stroke={1.6} />
            </ControlButton>
          )}
          <ControlButton
            label={t('keys.full_screen')}
            pressed={viewMode === 'screen'}
            onClick={() => onViewMode('screen')}
          >
            {viewMode === 'screen' ? (
              <IconArrowsMinimize size={20} stroke={1.6} />
            ) : (
              <IconArrowsMaximize size={20} stroke={1.6} />
            )}
          </ControlButton>
        </Group>
      </Group>
    </Stack>
  );
}

/** A button in the player's controls. */
function ControlButton({
  label,
  pressed,
  desktopOnly,
  loading = false,
  onClick,
  children,
}: {
  label: string;
  /** Whether a toggle button is on; undefined for other buttons. */
  pressed?: boolean;
  /** Whether the button is hidden on phones. */
  desktopOnly?: boolean;
  /** Whether the action is in progress. */
  loading?: boolean;
  /** Undefined while the action is unavailable. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <ActionIcon
      className={`${classes.button} ${desktopOnly ? classes.desktopOnly : ''}`}
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? 'ink' : 'gray'}
      size={36}
      loading={loading}
      disabled={!onClick}
      onClick={onClick}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {children}
    </ActionIcon>
  );
}
