import { listVideos } from '@glossa/contract/videos';
import { recordVideoWatched } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import type { Player } from '../../../lib/player/player.ts';
import { watchTime } from '../../../lib/player/ticker.ts';
import { tellStillHere } from '../../../lib/study/still-here.ts';

/** Milliseconds of the video that were really played make a viewing, or this share of a shorter one. */
const enough = 30_000;
const share = 0.6;
/** Most milliseconds between two looks at the time of a video that just plays. */
const continuous = 1500;

/** Milliseconds of the video between two signs that somebody watches it. */
const signEvery = 5000;

/** Records once that the video was watched, when enough of it was really played since it was opened; who watches is not idle. */
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
        tellStillHere();
      }
      if (recorded || duration === 0 || played < Math.min(enough, duration * share)) return;
      recorded = true;
      call(recordVideoWatched, { body: { video_id: id } }).then(
        () => client.invalidateQueries({ queryKey: endpointKey(listVideos) }),
        // A viewing that was not recorded is recorded when a little more of it was seen.
        () => {
          recorded = false;
          played = 0;
        },
      );
    });
  }, [client, id, player]);
}
