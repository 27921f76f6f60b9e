import { ActionIcon } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCards,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconViewportWide,
  IconRefresh,
  IconRepeat,
  IconClockPause,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlayer } from '@/domain/player/use-player.ts';
import { usePlace } from '../hooks/use-conductor.ts';
import type { Playing } from '../hooks/use-conductor.ts';
import type { Extent } from '../hooks/use-full-window.ts';
import { letGo } from '@/domain/player/let-go.ts';
import { SpeedChoice } from '@/domain/player/speed-choice.tsx';
import classes from './controls.module.css';
import { SeekBar } from '@/domain/player/seek-bar.tsx';
import { Volume } from '@/domain/player/volume.tsx';
import { Tool } from './tool.tsx';

/** The playback controls. */
export function Controls({
  playing,
  duration,
  hasSound,
  autoPause,
  extent,
  onToggle,
  onAutoPause,
  onExtent,
  onCard,
  savingCard,
  cardLabel,
  save,
  menu,
}: {
  playing: Playing;
  /** Length in milliseconds from the library, until the player reports its own. */
  duration: number;
  hasSound: boolean;
  autoPause: boolean;
  extent: Extent;
  onToggle: () => void;
  onAutoPause: () => void;
  onExtent: (extent: 'window' | 'screen') => void;
  /** Saves the sentence as a card; undefined while there is none. */
  onCard: (() => void) | undefined;
  savingCard: boolean;
  cardLabel: string;
  /** The button that saves the moment. */
  save: ReactNode;
  /** The settings menu. */
  menu: ReactNode;
}) {
  const { t } = useTranslation('watch');
  const { player, conductor } = playing;
  const { playing: runs } = usePlayer(player);
  const { loop, repeated } = usePlace(playing);
  const loopLabel = !loop ? t('loop.from') : loop.to === undefined ? t('loop.to') : t('loop.off');
  return (
    // Media controls run left to right in every language.
    // It only reacts to clicks that bubble up from its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={classes.controls} role="group" aria-label={t('controls')} dir="ltr" onClick={letGo}>
      <SeekBar player={player} fallback={duration} loop={loop} onSeek={conductor.seek} />
      <div className={classes.row}>
        <div className={classes.group}>
          <Tool label={t('keys.previous_sentence')} onClick={() => conductor.step(-1)}>
            <IconPlayerSkipBackFilled size={18} />
          </Tool>
          <ActionIcon
            variant="filled"
            radius="xl"
            size={40}
            onClick={onToggle}
            aria-label={runs ? t('pause') : t('play')}
            title={runs ? t('pause') : t('play')}
          >
            {runs ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
          </ActionIcon>
          <Tool label={t('keys.next_sentence')} onClick={() => conductor.step(1)}>
            <IconPlayerSkipForwardFilled size={18} />
          </Tool>
          <Tool label={t('again')} onClick={conductor.again}>
            <IconRefresh size={20} stroke={1.6} />
          </Tool>
        </div>
        <div className={classes.group}>
          <Tool label={t('repeat')} pressed={repeated !== undefined} onClick={conductor.toggleRepeat}>
            <IconRepeat size={20} stroke={1.6} />
          </Tool>
          <Tool label={loopLabel} pressed={loop !== undefined} onClick={conductor.markLoop}>
            <span className={classes.letters} data-half={(loop && loop.to === undefined) || undefined}>
              {t('loop.sign')}
            </span>
          </Tool>
          <Tool label={t('auto_pause')} pressed={autoPause} onClick={onAutoPause}>
            <IconClockPause size={20} stroke={1.6} />
          </Tool>
          <Tool label={cardLabel} loading={savingCard} onClick={onCard}>
            <IconCards size={20} stroke={1.6} />
          </Tool>
          {save}
        </div>
        <div className={classes.group} data-end="">
          <Volume player={player} hasSound={hasSound} />
          <SpeedChoice player={player} />
          {menu}
          {player.togglePicture && (
            <Tool label={t('keys.picture')} onClick={player.togglePicture} wide>
              <IconPictureInPicture size={20} stroke={1.6} />
            </Tool>
          )}
          {extent !== 'screen' && (
            <Tool
              label={t('keys.theatre')}
              pressed={extent === 'window'}
              onClick={() => onExtent('window')}
              wide
            >
              <IconViewportWide size={20} stroke={1.6} />
            </Tool>
          )}
          <Tool
            label={t('keys.full_screen')}
            pressed={extent === 'screen'}
            onClick={() => onExtent('screen')}
          >
            {extent === 'screen' ? (
              <IconArrowsMinimize size={20} stroke={1.6} />
            ) : (
              <IconArrowsMaximize size={20} stroke={1.6} />
            )}
          </Tool>
        </div>
      </div>
    </div>
  );
}
