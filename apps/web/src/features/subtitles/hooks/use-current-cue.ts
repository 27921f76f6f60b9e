import { useEffect, useRef, useState } from 'react';

import { subscribeToTime } from '@/domain/player/player.ts';
import type { Player } from '@/domain/player/player.ts';
import { lastUnchangedRow, editedCues } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';
import type { StoredCues } from './use-stored-cues.ts';

/** The video's position in its subtitles. */
interface CurrentCue {
  /** Row of the cue that started last; undefined before the first. */
  row: number | undefined;
  /** Whether the cue in `row` hasn't ended and is still displayed. */
  isVisible: boolean;
  /** A time whose cues haven't loaded, in milliseconds of subtitle time. */
  missing: number | undefined;
}

/** Finds the cue at a time, in milliseconds of subtitle time. If cues overlap, returns the one that started last. */
export function findCurrentCue(list: CueList, stored: StoredCues, moment: number): CurrentCue {
  const seq = stored.seqAt(moment);
  const missing = seq === undefined ? moment : undefined;
  let found: { row: number; cue: Cue } | undefined;
  const unchanged = seq === undefined || seq < 0 ? undefined : lastUnchangedRow(list, seq);
  const cue = unchanged && stored.get(unchanged.seq);
  if (unchanged && cue) found = { row: unchanged.row, cue };
  for (const { row, edited } of editedCues(list)) {
    if (edited.cue.start <= moment && edited.cue.start >= (found?.cue.start ?? 0))
      found = { row, cue: edited.cue };
  }
  return { row: found?.row, isVisible: found !== undefined && moment < found.cue.end, missing };
}

/** Tracks the cue at the video's position. `shift` is the subtitle delay in milliseconds. */
export function useCurrentCue(
  player: Player | undefined,
  { list, stored, shift }: { list: CueList; stored: StoredCues; shift: number },
): CurrentCue {
  const [current, setCurrent] = useState<CurrentCue>({
    row: undefined,
    isVisible: false,
    missing: undefined,
  });
  useEffect(
    () =>
      player &&
      subscribeToTime(player, (now) => {
        const next = findCurrentCue(list, stored, now - shift);
        setCurrent((previous) =>
          previous.row === next.row &&
          previous.isVisible === next.isVisible &&
          (previous.missing === undefined) === (next.missing === undefined)
            ? previous
            : next,
        );
      }),
    [player, list, stored, shift],
  );
  return current;
}

/** Maximum inaccuracy of a seek, in milliseconds. */
const seekTolerance = 500;

/** Plays one cue and pauses at its end. */
export function usePlayCue(player: Player | undefined, shift: number): (cue: Cue) => void {
  const range = useRef<{ from: number; to: number }>(undefined);
  useEffect(
    () =>
      player &&
      subscribeToTime(player, (now) => {
        const { from, to } = range.current ?? { from: 0, to: Number.POSITIVE_INFINITY };
        if (now < from - seekTolerance || now > to + seekTolerance) range.current = undefined;
        else if (now >= to) {
          range.current = undefined;
          player.pause();
        }
      }),
    [player],
  );
  return ({ start, end }) => {
    if (!player) return;
    const from = Math.max(0, start + shift);
    player.seek(from);
    range.current = { from, to: end + shift };
    player.play();
  };
}
