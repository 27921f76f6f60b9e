import { useEffect, useState } from 'react';

import type { Player } from '@/domain/player/player.ts';
import { watchTime } from '@/domain/player/ticker.ts';
import type { CueList } from '../model/cue-list.ts';
import type { KeptCues } from '../model/kept-cues.ts';
import { presentCue } from '../model/present-cue.ts';
import type { PresentCue } from '../model/present-cue.ts';

/** Follows the cue at the video's position. `shift` is the delay of the subtitles in milliseconds. */
export function usePresentCue(
  player: Player | undefined,
  { list, kept, shift }: { list: CueList; kept: KeptCues; shift: number },
): PresentCue {
  const [present, setPresent] = useState<PresentCue>({ row: undefined, isOn: false, missing: undefined });
  useEffect(
    () =>
      player &&
      watchTime(player, (now) => {
        const next = presentCue(list, kept, now - shift);
        setPresent((before) =>
          before.row === next.row &&
          before.isOn === next.isOn &&
          (before.missing === undefined) === (next.missing === undefined)
            ? before
            : next,
        );
      }),
    [player, list, kept, shift],
  );
  return present;
}
