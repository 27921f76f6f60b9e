import type { Listening } from '@glossa/contract/listening';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { createNativePlayer } from '@/domain/player/native-player.ts';
import { consumeStopAtEnd, useSleepDeadline } from '@/domain/player/sleep-timer.ts';
import { useAttachedPlayer } from '@/domain/player/use-player.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { TrackList } from '@/domain/products/track-list.tsx';
import { useListeningPosition } from '../hooks/use-listening-position.ts';
import { AudioControls } from './audio-controls.tsx';

/** Plays the tracks of a purchase in order, starting at the saved position. */
export function AudioPlayer({ id, listening }: { id: string; listening: Listening }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const { tracks, place: saved, title } = listening;
  const audio = useRef<HTMLAudioElement>(null);
  const { player, attach } = useAttachedPlayer();
  const [current, setCurrent] = useState(() => ({
    index: Math.max(
      0,
      tracks.findIndex(({ id: trackId }) => trackId === saved?.track_id),
    ),
    seconds: saved?.seconds ?? 0,
    autoplay: false,
  }));
  const { progress, update } = useListeningPosition(id, listening.progress_percentage);
  useEffect(() => (audio.current ? attach(createNativePlayer(audio.current)) : undefined), [attach]);
  const track = tracks[current.index];
  const choose = (index: number, autoplay: boolean) => {
    if (!tracks[index]) return;
    if (index !== current.index) return setCurrent({ index, seconds: 0, autoplay });
    player?.seek(0);
    player?.play();
  };
  useSleepDeadline(() => player?.pause());
  const updatePosition = ({ currentTime }: HTMLAudioElement, saveNow = false) => {
    if (track && currentTime > 0)
      update({ trackId: track.id, seconds: Math.round(currentTime * 10) / 10 }, saveNow);
  };
  return (
    <Stack gap={20} miw={0}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- Its text, if any, is in the library. */}
      <audio
        ref={audio}
        src={track?.url}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          // Resuming at the very end would make the play button do nothing.
          if (current.seconds > 0 && current.seconds < currentTarget.duration - 1)
            currentTarget.currentTime = current.seconds;
          if (current.autoplay) void currentTarget.play().catch(() => undefined);
        }}
        // Keep the playback speed for the next track.
        onRateChange={({ currentTarget }) => {
          currentTarget.defaultPlaybackRate = currentTarget.playbackRate;
        }}
        onTimeUpdate={({ currentTarget }) => updatePosition(currentTarget)}
        onPause={({ currentTarget }) => updatePosition(currentTarget, true)}
        onEnded={({ currentTarget }) => {
          updatePosition(currentTarget, true);
          choose(current.index + 1, !consumeStopAtEnd());
        }}
      />
      <Card p={20}>
        <Text fz={18} fw={600} mb={4} aria-live="polite">
          <bdi>{track?.title}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {t('listen.track_of', { number: current.index + 1, count: tracks.length })}
        </Text>
        {player && (
          <AudioControls
            player={player}
            details={{
              title: track?.title ?? title,
              artist: listening.author,
              album: title,
              cover: listening.image ?? undefined,
            }}
            duration={(track?.duration ?? 0) * 1000}
            isFirst={current.index === 0}
            isLast={current.index === tracks.length - 1}
            onStep={(by) => choose(current.index + by, player.read().playing)}
          />
        )}
      </Card>
      <Group gap="sm" wrap="nowrap">
        <Progress value={progress} flex={1} aria-label={t('purchased.progress', { title })} />
        <Text span size="sm" c="dimmed" className="tabular">
          {progress >= 100 ? t('purchased.completed') : format.percent(progress / 100)}
        </Text>
      </Group>
      <TrackList
        tracks={tracks}
        label={t('listen.tracks')}
        current={current.index}
        onChoose={(index) => choose(index, true)}
      />
    </Stack>
  );
}
