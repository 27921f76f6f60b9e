import { readingLanguages } from '@glossa/contract/reading-languages';
import { useCallback, useState } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import type { DrawOver } from './over-words.ts';

/** Returns how to annotate the words of a language (its code), once that is loaded. */
export function useOverWords(
  { translationsOver, readingsOver }: Pick<ReaderSettings, 'translationsOver' | 'readingsOver'>,
  language: string,
): {
  /** The number of annotation lines above each line of words. */
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
