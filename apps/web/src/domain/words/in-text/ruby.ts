import { readingLanguages } from '@glossa/contract/reading-languages';
import type { WordState } from '@glossa/contract/words';
import { createContext, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import type { PhraseHighlight } from './phrases.ts';

/** A word to render with ruby: its reading and translation above it. */
export interface RubyWord {
  text: string;
  /** The word's index among the words on screen. */
  index: number;
  state: WordState;
  /** The highlighted phrase that contains the word. */
  phrase: PhraseHighlight | undefined;
  phraseState: WordState;
}

/** Renders a word with its ruby. */
export type RenderRuby = (word: RubyWord) => ReactNode;

/** Renders words with their ruby; undefined if words have no ruby. */
export const RubyContext = createContext<RenderRuby | undefined>(undefined);

/**
 * Returns the function that renders ruby, which is undefined until the renderer has loaded, and the callback that
 * receives the function. `language` is a language code.
 */
export function useRuby(
  { translationsOver, readingsOver }: Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>,
  language: string,
): {
  /** The number of ruby lines above each line of words. */
  lines: number;
  renderRuby: RenderRuby | undefined;
  onReady: (render: RenderRuby | undefined) => void;
} {
  const hasReadings = readingsOver !== 'never' && readingLanguages.includes(language);
  const [renderRuby, setRenderRuby] = useState<RenderRuby>();
  const onReady = useCallback((render: RenderRuby | undefined) => setRenderRuby(() => render), []);
  const lines = Number(translationsOver !== 'never') + Number(hasReadings);
  return { lines, renderRuby, onReady };
}
