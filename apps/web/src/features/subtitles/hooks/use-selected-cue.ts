import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent } from 'react';

import type { Player } from '@/domain/player/player.ts';
import { rowAt, findRow } from '../model/cue-list.ts';
import type { CueList } from '../model/cue-list.ts';

const isField = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('textarea, input');

/**
 * Tracks the selected cue. The selection is cleared when the video moves on to another cue, unless the user is typing
 * in the list.
 */
export function useSelectedCue(
  list: CueList,
  current: number | undefined,
  player: Player | undefined,
): {
  selected: number | undefined;
  select: (row: number | undefined) => void;
  /** Whether the user is typing in the list. */
  isTyping: boolean;
  /** Handlers for the element around the list. */
  listEvents: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
} {
  const [key, setKey] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const selected = key === undefined ? undefined : findRow(list, key);
  const onCueChange = useEffectEvent(() => {
    if (!isTyping && player?.read().playing) setKey(undefined);
  });
  useEffect(() => onCueChange(), [current]);
  return {
    selected,
    select: (row) => setKey(row === undefined ? undefined : rowAt(list, row)?.key),
    isTyping,
    listEvents: {
      onFocus: ({ target }) => setTyping(isField(target)),
      onBlur: () => setTyping(false),
    },
  };
}
