import { listVideos } from '@glossa/contract/videos';
import { recordVideoWatched } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import type { Player } from '@/domain/player/player.ts';
import { watchTime } from '@/domain/player/ticker.ts';
import { signalActivity } from '@/domain/activity/activity-signal.ts';

/** Milliseconds of actual playback that count as a view, or this share of a shorter video. */
const enough = 30_000;
const share = 0.6;
/** Maximum milliseconds between two time updates during normal playback. */
const continuous = 1500;

/** Milliseconds of playback between signs of activity. */
const signEvery = 5000;

/**
 * Records a view once enough of the video was actually played since it was opened; playback also counts as activity.
 */
export function useRecorded(id: string, player: Player): void {
  const client = useQueryClient();
  useEffect(() => {
    let played = 0;
    let told = 0;
    let before: number | undefined;
    let recorded = false;
    return watchTime(player, (now) => {
      const { playing, duration } = player.read();
      const since = before === undefined ? 0 : now - before;
      before = playing ? now : undefined;
      if (since > 0 && since < continuous) played += since;
      if (Math.abs(now - told) > signEvery && playing) {
        told = now;
        signalActivity();
      }
      if (recorded || duration === 0 || played < Math.min(enough, duration * share)) return;
      recorded = true;
      call(recordVideoWatched, { body: { video_id: id } }).then(
        () => client.invalidateQueries({ queryKey: endpointKey(listVideos) }),
        // A failed request is retried after a little more playback.
        () => {
          recorded = false;
          played = 0;
        },
      );
    });
  }, [client, id, player]);
}
