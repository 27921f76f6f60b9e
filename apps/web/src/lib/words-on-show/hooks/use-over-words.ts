import { readingLanguages } from '@glossa/contract/reading-languages';
import { useCallback, useState } from 'react';

import type { ReaderSettings } from '../../settings/use-reader-settings.ts';
import type { DrawOver } from './over-words.ts';

/** What is to be written over the words of a language (its code), and how, once that is known. */
export function useOverWords(
  { translationsOver, readingsOver }: Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>,
  language: string,
): {
  /** Lines over each line of words. */
  lines: number;
  over: DrawOver | undefined;
  onReady: (draw: DrawOver | undefined) => void;
} {
  const hasReadings = readingsOver !== 'never' && readingLanguages.includes(language);
  const [over, setOver] = useState<DrawOver>();
  const onReady = useCallback((draw: DrawOver | undefined) => setOver(() => draw), []);
  const lines = Number(translationsOver !== 'never') + Number(hasReadings);
  return { lines, over, onReady };
}
