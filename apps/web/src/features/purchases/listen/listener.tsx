import type { Listening } from '@glossa/contract/listening';
import { Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { createNativePlayer } from '@/domain/player/native-player.ts';
import { useOpenedPlayer } from '@/domain/player/use-opened-player.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Controls } from './controls.tsx';
import classes from './listener.module.css';
import { TrackList } from './track-list.tsx';
import { useListeningPlace } from './use-listening-place.ts';

/** Plays the tracks of a purchase in order, resuming where the listener stopped. */
export function Listener({ id, listening }: { id: string; listening: Listening }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const { tracks, place, title } = listening;
  const audio = useRef<HTMLAudioElement>(null);
  const { player, open } = useOpenedPlayer();
  const [at, setAt] = useState(() => ({
    index: Math.max(
      0,
      tracks.findIndex((one) => one.id === place?.track_id),
    ),
    seconds: place?.seconds ?? 0,
    plays: false,
  }));
  const { progress, tell } = useListeningPlace(id, listening.progress_percentage);
  useEffect(() => (audio.current ? open(createNativePlayer(audio.current)) : undefined), [open]);
  const track = tracks[at.index];
  const choose = (index: number, plays: boolean) => {
    if (!tracks[index]) return;
    if (index !== at.index) return setAt({ index, seconds: 0, plays });
    player?.seek(0);
    player?.play();
  };
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title: track?.title ?? title, album: title });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [track?.title, title]);
  const tellOf = ({ currentTime }: HTMLAudioElement, atOnce = false) => {
    if (track && currentTime > 0)
      tell({ trackId: track.id, seconds: Math.round(currentTime * 10) / 10 }, atOnce);
  };
  return (
    <div className={classes.root}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- Its text, if any, is in the library. */}
      <audio
        ref={audio}
        src={track?.url}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          // Resuming at the very end would make the play button do nothing.
          if (at.seconds > 0 && at.seconds < currentTarget.duration - 1)
            currentTarget.currentTime = at.seconds;
          if (at.plays) void currentTarget.play().catch(() => undefined);
        }}
        // Keeps the playback speed for the next track.
        onRateChange={({ currentTarget }) => {
          currentTarget.defaultPlaybackRate = currentTarget.playbackRate;
        }}
        onTimeUpdate={({ currentTarget }) => tellOf(currentTarget)}
        onPause={({ currentTarget }) => tellOf(currentTarget, true)}
        onEnded={({ currentTarget }) => {
          tellOf(currentTarget, true);
          choose(at.index + 1, true);
        }}
      />
      <div className={classes.now}>
        <p className={classes.track} aria-live="polite">
          <bdi>{track?.title}</bdi>
        </p>
        <p className={classes.count}>
          {t('listen.track_of', { number: at.index + 1, count: tracks.length })}
        </p>
        {player && (
          <Controls
            player={player}
            duration={(track?.duration ?? 0) * 1000}
            isFirst={at.index === 0}
            isLast={at.index === tracks.length - 1}
            onStep={(by) => choose(at.index + by, player.read().playing)}
          />
        )}
      </div>
      <div className={classes.progress}>
        <Progress
          value={progress}
          className={classes.bar ?? ''}
          aria-label={t('purchased.progress', { title })}
        />
        <span className={classes.percent}>
          {progress >= 100 ? t('purchased.completed') : format.percent(progress / 100)}
        </span>
      </div>
      <TrackList tracks={tracks} current={at.index} onChoose={(index) => choose(index, true)} />
    </div>
  );
}
