import { listVideos } from '@glossa/contract/videos';
import { saveVideoPosition } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { leaveAt } from '../model/left-places.ts';
import type { Player } from '../../../lib/player/player.ts';

/** Milliseconds of playing between two savings. */
const interval = 10_000;

/**
 * Keeps the place where watching goes on: while the video plays, when it stops, and when the page is left; a call outlives
 * the page. Who has come to the end begins again at the beginning.
 */
export function useKeptPosition(id: string, player: Player): void {
  const client = useQueryClient();
  useEffect(() => {
    let kept = player.now();
    let wasPlaying = false;
    const keep = () => {
      const { ended, ready } = player.read();
      const place = ended ? 0 : player.now();
      if (!ready || place === kept) return;
      kept = place;
      const position = place / 1000;
      leaveAt(id, position);
      call(saveVideoPosition, { params: { id }, body: { position } }).then(
        () => client.invalidateQueries({ queryKey: endpointKey(listVideos) }),
        // The next saving tells the newer place.
        () => undefined,
      );
    };
    const look = () => {
      const { playing } = player.read();
      const stopped = wasPlaying && !playing;
      wasPlaying = playing;
      if (stopped || (playing && Math.abs(player.now() - kept) >= interval)) keep();
    };
    const stop = player.subscribe(look);
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [client, id, player]);
}
