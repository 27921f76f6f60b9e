import { useEffect } from 'react';
import type { RefObject } from 'react';

import type { PageWord } from '../model/page-words.ts';
import type { Visit } from '../model/visit.ts';
import { useReading } from './reading-session.ts';

/** As in reading-text.module.css. */
const name = 'visited';

/** Brings the sentence that is visited into view, marks it, and selects the word that led to it. */
export function useVisit({
  visit: { sentence, word },
  text,
  words,
}: {
  visit: Visit;
  text: RefObject<HTMLElement | null>;
  words: readonly PageWord[];
}): void {
  const { selection } = useReading();
  useEffect(() => {
    const first = words.findIndex(({ seq }) => seq === sentence);
    const last = words.findLastIndex(({ seq }) => seq === sentence);
    const elementOf = (index: number) => text.current?.querySelector(`[data-index="${index}"]`);
    const [begin, end] = [elementOf(first), elementOf(last)];
    if (!begin || !end) return;
    begin.scrollIntoView({ block: 'center' });
    const index = words.findIndex(({ seq, id }) => seq === sentence && id === word);
    if (index >= 0) selection.select({ index, words: [index], focus: true, by: 'key' });
    // Browsers that cannot mark ranges show the word alone.
    if (typeof Highlight === 'undefined') return;
    const range = new Range();
    range.setStartBefore(begin);
    range.setEndAfter(end);
    CSS.highlights.set(name, new Highlight(range));
    return () => void CSS.highlights.delete(name);
  }, [sentence, word, text, words, selection]);
}
