import type { ReadingPage } from '@glossa/contract/reading';
import { useMemo } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { isUnspaced, occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { toParagraphs } from '../model/paragraphs.ts';
import type { Paragraph } from '../model/paragraphs.ts';
import { useDeferred } from '@/ui/hooks/use-deferred.ts';

const loadWithoutSpaces = async () =>
  (await import('@/domain/words/in-text/without-spaces.ts')).withoutSpaces;

/** The parts of a page that the reader needs. */
export interface ShownPage {
  paragraphs: readonly Paragraph[];
  /** Its words in reading order. */
  words: readonly WordOccurrence[];
  /** IDs of its words. */
  ids: ReadonlySet<number>;
}

/** Returns the paragraphs and words of a page, with stable identity until its sentences change. */
export function useShownPage(
  { sentences, language }: Pick<ReadingPage, 'sentences' | 'language'>,
  { removeSpaces }: Pick<ReaderSettings, 'removeSpaces'>,
  /** Its paragraphs, if already computed. */
  given?: readonly Paragraph[],
): ShownPage {
  const withoutSpaces = useDeferred(removeSpaces && isUnspaced(language) ? loadWithoutSpaces : undefined);
  const strip = removeSpaces ? withoutSpaces : undefined;
  return useMemo(() => {
    const words = occurrencesIn(sentences);
    const paragraphs = given ?? toParagraphs(sentences);
    return {
      paragraphs: strip ? strip(paragraphs) : paragraphs,
      words,
      ids: new Set(words.map(({ id }) => id)),
    };
  }, [sentences, strip, given]);
}
