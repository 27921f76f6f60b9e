import { ActionIcon } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react';
import type { Watching } from '@glossa/contract/watching';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Cover } from '@/domain/player/cover.tsx';
import { letGo } from '@/domain/player/let-go.ts';
import { Picture } from '@/domain/player/picture.tsx';
import type { Player } from '@/domain/player/player.ts';
import { SeekBar } from '@/domain/player/seek-bar.tsx';
import { SpeedChoice } from '@/domain/player/speed-choice.tsx';
import { togglePlaying } from '@/domain/player/toggle-playing.ts';
import { usePlayer } from '@/domain/player/use-player.ts';
import { Volume } from '@/domain/player/volume.tsx';
import classes from './stage.module.css';

/** The video with the current cue, and its controls. */
export function Stage({
  data,
  player,
  start,
  said,
  onPlayer,
  onSeek,
  onStep,
}: {
  data: Watching;
  player: Player | undefined;
  /** Start position in milliseconds. */
  start: number;
  /** Text of the cue being displayed. */
  said: string;
  onPlayer: (player: Player) => () => void;
  /** Milliseconds in the video. */
  onSeek: (time: number) => void;
  /** Goes to the previous or next cue. */
  onStep: (by: 1 | -1) => void;
}) {
  const { video, width, height, direction } = data;
  return (
    <div className={classes.stage}>
      <div
        className={classes.screen}
        style={{ '--picture-ratio': (width ?? 16) / (height ?? 9) } as CSSProperties}
      >
        <div className={classes.box}>
          <Picture data={data} start={start} onPlayer={onPlayer} />
          {said !== '' && (
            <p className={classes.said} lang={video.language} dir={direction} data-testid="said">
              <span>{said}</span>
            </p>
          )}
          {player && <Cover player={player} onStep={onStep} onFull={() => togglePlaying(player)} />}
        </div>
      </div>
      {player && <Controls player={player} data={data} onSeek={onSeek} onStep={onStep} />}
    </div>
  );
}

function Controls({
  player,
  data: { video, has_audio: hasSound },
  onSeek,
  onStep,
}: {
  player: Player;
  data: Watching;
  onSeek: (time: number) => void;
  onStep: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation(['subtitles', 'watch']);
  const { playing } = usePlayer(player);
  const label = playing ? t('watch:pause') : t('watch:play');
  return (
    // Media controls run left to right in every language.
    // It only reacts to clicks that bubble up from its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={classes.controls} role="group" aria-label={t('watch:controls')} dir="ltr" onClick={letGo}>
      <SeekBar player={player} fallback={(video.duration ?? 0) * 1000} onSeek={onSeek} />
      <div className={classes.buttons}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={() => onStep(-1)}
          aria-label={t('keys.previous')}
          title={t('keys.previous')}
        >
          <IconPlayerSkipBackFilled size={18} />
        </ActionIcon>
        <ActionIcon
          variant="filled"
          radius="xl"
          size={40}
          onClick={() => togglePlaying(player)}
          aria-label={label}
          title={label}
        >
          {playing ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={() => onStep(1)}
          aria-label={t('keys.next')}
          title={t('keys.next')}
        >
          <IconPlayerSkipForwardFilled size={18} />
        </ActionIcon>
        <span className={classes.end}>
          <Volume player={player} hasSound={hasSound} />
          <SpeedChoice player={player} />
        </span>
      </div>
    </div>
  );
}
