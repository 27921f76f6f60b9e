import { useCallback } from 'react';

import { isUnspaced } from '@/domain/words/in-text/sentences.ts';
import type { DisplaySentence } from '@/domain/words/in-text/sentences.ts';
import { useLater } from '@/ui/hooks/use-later.ts';

const loadWithoutSpaces = async () =>
  (await import('@/domain/words/in-text/without-spaces.ts')).withoutSpaces;

/** Prepares sentences for display by removing needless spaces. */
export type Strip = (sentences: DisplaySentence[]) => readonly DisplaySentence[];

/** Returns how to display sentences of a language (by its code): unchanged, or without spaces between words. */
export function useStrip(language: string, removeSpaces: boolean): Strip {
  const withoutSpaces = useLater(removeSpaces && isUnspaced(language) ? loadWithoutSpaces : undefined);
  const strip = removeSpaces ? withoutSpaces : undefined;
  return useCallback((sentences) => strip?.([{ sentences }])[0]?.sentences ?? sentences, [strip]);
}
