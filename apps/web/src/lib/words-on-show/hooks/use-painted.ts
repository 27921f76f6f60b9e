import { useMemo, useSyncExternalStore } from 'react';

import { phraseMarks } from '../model/shown-phrases.ts';
import type { PhraseMark } from '../model/shown-phrases.ts';
import type { Selected } from '../model/selection.ts';
import { useWordsOnShow } from './words-on-show.ts';

/** What is painted over more than one word. */
export interface Painted {
  /** The phrases, by the number of the word. */
  marks: ReadonlyMap<number, PhraseMark>;
  /** The selected words when they are several: what stands between them is painted along. */
  chosen: readonly number[] | undefined;
}

const severalOf = (selected: Selected | undefined) =>
  selected && selected.words.length > 1 ? selected.words : undefined;

/** Follows the phrases and the selection; the same `chosen` while one word is left for another. */
export function usePainted(): Painted {
  const { phrases, selection } = useWordsOnShow();
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  const marks = useMemo(() => phraseMarks(known), [known]);
  const chosen = useSyncExternalStore(selection.subscribe, () => severalOf(selection.read()));
  return { marks, chosen };
}
