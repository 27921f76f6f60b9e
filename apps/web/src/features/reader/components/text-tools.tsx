import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useReading } from '../hooks/reading-session.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import type { PageWord } from '../model/page-words.ts';
import { watchDrawing } from '../model/watch-drawing.ts';
import { WordHint } from './word-hint.tsx';

/** What a text that stands already gets beside: phrases can be drawn over it, and words tell their translation. */
export function TextTools({
  text,
  page,
  language,
  panel,
}: {
  text: RefObject<HTMLElement | null>;
  page: readonly PageWord[];
  /** Code of the language. */
  language: string;
  panel: ReturnType<typeof useWordPanel>;
}) {
  const { selection } = useReading();
  const latest = useRef({ page, panel });
  useEffect(() => {
    latest.current = { page, panel };
  });
  useEffect(() => {
    if (!text.current) return;
    return watchDrawing(text.current, {
      page: () => latest.current.page,
      onDraw: (drawn, by) => selection.select({ ...drawn, by, focus: false }),
      onDone: ({ words, ...ends }, by) => latest.current.panel.choosePhrase(words, { ...ends, by }),
      onLeave: () => latest.current.panel.clear(),
      onBegun: (index) =>
        selection.select({ index, words: [index], anchor: index, by: 'touch', focus: true, pending: true }),
    });
  }, [text, selection]);
  return <WordHint text={text} page={page} language={language} panelOpen={panel.opened} />;
}
