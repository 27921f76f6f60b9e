import { useMemo, useSyncExternalStore } from 'react';

import { phraseMarks } from '../model/shown-phrases.ts';
import type { PhraseMark } from '../model/shown-phrases.ts';
import type { Selected } from '../model/selection.ts';
import { useWordsOnShow } from './words-on-show.ts';

/** Highlights that span more than one word. */
export interface Painted {
  /** Phrases by word index. */
  marks: ReadonlyMap<number, PhraseMark>;
  /** The selected words if there are several: the text between them is highlighted too. */
  chosen: readonly number[] | undefined;
}

const severalOf = (selected: Selected | undefined) =>
  selected && selected.words.length > 1 ? selected.words : undefined;

/** Follows phrases and selection; `chosen` stays the same while the selection moves between single words. */
export function usePainted(): Painted {
  const { phrases, selection } = useWordsOnShow();
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  const marks = useMemo(() => phraseMarks(known), [known]);
  const chosen = useSyncExternalStore(selection.subscribe, () => severalOf(selection.read()));
  return { marks, chosen };
}
