import type { Watching } from '@glossa/contract/watching';
import { ActionIcon, Group, Stack } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { SeekBar, SpeedSelect, VolumeControl } from '@/domain/player/playback-controls.tsx';
import { releaseFocus } from '@/domain/player/player-keyboard.ts';
import { togglePlaying } from '@/domain/player/player.ts';
import type { Player } from '@/domain/player/player.ts';
import { usePlayer } from '@/domain/player/use-player.ts';
import { VideoView } from '@/domain/player/video-view.tsx';
import classes from './editor-video.module.css';

/** The video with the current cue, and its controls. */
export function EditorVideo({
  data,
  player,
  start,
  cueText,
  onPlayer,
  onSeek,
  onStep,
}: {
  data: Watching;
  player: Player | undefined;
  /** Start position in milliseconds. */
  start: number;
  /** Text of the cue being displayed. */
  cueText: string;
  onPlayer: (player: Player) => () => void;
  /** Called with a position in the video, in milliseconds. */
  onSeek: (time: number) => void;
  /** Moves to the previous or next cue. */
  onStep: (by: 1 | -1) => void;
}) {
  const { video, direction } = data;
  return (
    <Stack gap="xs" flex="none" className={classes.root ?? ''}>
      <VideoView
        className={classes.screen}
        data={data}
        player={player}
        start={start}
        onPlayer={onPlayer}
        onStep={onStep}
        onFullscreen={() => player && togglePlaying(player)}
      >
        {cueText !== '' && (
          <p className={classes.cueText} lang={video.language} dir={direction} data-testid="displayed-cue">
            <span>{cueText}</span>
          </p>
        )}
      </VideoView>
      {player && <Controls player={player} data={data} onSeek={onSeek} onStep={onStep} />}
    </Stack>
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
    <Stack gap={2} role="group" aria-label={t('watch:controls')} dir="ltr" onClick={releaseFocus}>
      <SeekBar player={player} knownDuration={(video.duration ?? 0) * 1000} onSeek={onSeek} />
      <Group gap={4} wrap="nowrap">
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
        <Group gap={4} wrap="nowrap" ms="auto">
          <VolumeControl player={player} hasSound={hasSound} />
          <SpeedSelect player={player} />
        </Group>
      </Group>
    </Stack>
  );
}
