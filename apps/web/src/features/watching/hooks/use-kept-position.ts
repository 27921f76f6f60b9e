import { listVideos } from '@glossa/contract/videos';
import { saveVideoPosition } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { leaveAt } from '../model/left-places.ts';
import type { Player } from '@/domain/player/player.ts';

/** Milliseconds of playback between saves. */
const interval = 10_000;

/**
 * Saves the playback position: during playback, on pause, and when leaving the page (the request uses `keepalive`). A
 * finished video starts again at the beginning.
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
        // The next save has a newer position.
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
