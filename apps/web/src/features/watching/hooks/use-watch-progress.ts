import { listVideos } from '@glossa/contract/videos';
import { recordVideoWatched, saveVideoPosition } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { signalActivity } from '@/domain/activity/activity-signal.ts';
import { subscribeToTime } from '@/domain/player/player.ts';
import type { Player } from '@/domain/player/player.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';

const positions = new Map<string, { position: number; at: number }>();

/** Stores a video's last position, in seconds, until the app is closed, because cached responses may be out of date. */
function rememberPosition(id: string, position: number): void {
  positions.set(id, { position, at: Date.now() });
}

/**
 * Returns the position in seconds at which to resume: the server's, unless the video has stopped in this browser more
 * recently.
 */
export function resumePosition(id: string, position: number, savedAt: number): number {
  const rememberedPosition = positions.get(id);
  return rememberedPosition && rememberedPosition.at > savedAt ? rememberedPosition.position : position;
}

/** Milliseconds of playback between saves. */
const saveInterval = 10_000;

/**
 * Saves the playback position during playback, on pause, and when the user leaves the page (the request uses
 * `keepalive`). A finished video starts over.
 */
export function useSavedPosition(id: string, player: Player): void {
  const client = useQueryClient();
  useEffect(() => {
    let savedPosition = player.now();
    let wasPlaying = false;
    const save = () => {
      const { ended, ready } = player.read();
      const time = ended ? 0 : player.now();
      if (!ready || time === savedPosition) return;
      savedPosition = time;
      const position = time / 1000;
      rememberPosition(id, position);
      call(saveVideoPosition, { params: { id }, body: { position } }).then(
        () => client.invalidateQueries({ queryKey: endpointKey(listVideos) }),
        // Failures are ignored, because the next save has a newer position.
        () => undefined,
      );
    };
    const onChange = () => {
      const { playing } = player.read();
      const hasStopped = wasPlaying && !playing;
      wasPlaying = playing;
      if (hasStopped || (playing && Math.abs(player.now() - savedPosition) >= saveInterval)) save();
    };
    const stop = player.subscribe(onChange);
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
      save();
    };
  }, [client, id, player]);
}

/** A view counts after this many milliseconds of actual playback or, for a short video, this share of its length. */
const minPlayback = 30_000;
const minShare = 0.6;
/** Maximum milliseconds between two time updates during normal playback. */
const maxTimeGap = 1500;

/** Milliseconds of playback between activity signals. */
const activityInterval = 5000;

/**
 * Records a view once enough of the video has actually been played since it was opened. Playback also counts as
 * activity.
 */
export function useRecordedView(id: string, player: Player): void {
  const client = useQueryClient();
  useEffect(() => {
    let played = 0;
    let lastActivity = 0;
    let previous: number | undefined;
    let recorded = false;
    return subscribeToTime(player, (now) => {
      const { playing, duration } = player.read();
      const elapsed = previous === undefined ? 0 : now - previous;
      previous = playing ? now : undefined;
      if (elapsed > 0 && elapsed < maxTimeGap) played += elapsed;
      if (Math.abs(now - lastActivity) > activityInterval && playing) {
        lastActivity = now;
        signalActivity();
      }
      if (recorded || duration === 0 || played < Math.min(minPlayback, duration * minShare)) return;
      recorded = true;
      call(recordVideoWatched, { body: { video_id: id } }).then(
        () => client.invalidateQueries({ queryKey: endpointKey(listVideos) }),
        // A failed request is retried after further playback.
        () => {
          recorded = false;
          played = 0;
        },
      );
    });
  }, [client, id, player]);
}
