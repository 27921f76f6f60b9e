import type { ReadingPage } from '@glossa/contract/reading';
import { useMemo } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { isUnspaced, occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useDeferred } from '@/ui/hooks/use-deferred.ts';
import { toParagraphs } from '../model/paragraphs.ts';
import type { Paragraph } from '../model/paragraphs.ts';

const loadWithoutSpaces = async () =>
  (await import('@/domain/words/in-text/without-spaces.ts')).withoutSpaces;

/** A page's paragraphs and words. */
export interface PageContent {
  paragraphs: readonly Paragraph[];
  /** The words in reading order. */
  occurrences: readonly WordOccurrence[];
  /** IDs of the words. */
  ids: ReadonlySet<number>;
}

/** Returns the paragraphs and words of a page. The same objects are returned until the page's sentences change. */
export function usePageContent(
  { sentences, language }: Pick<ReadingPage, 'sentences' | 'language'>,
  { removeSpaces }: Pick<ReaderSettings, 'removeSpaces'>,
  /** The page's paragraphs, if already computed. */
  preparedParagraphs?: readonly Paragraph[],
): PageContent {
  const withoutSpaces = useDeferred(removeSpaces && isUnspaced(language) ? loadWithoutSpaces : undefined);
  const stripSpaces = removeSpaces ? withoutSpaces : undefined;
  return useMemo(() => {
    const occurrences = occurrencesIn(sentences);
    const paragraphs = preparedParagraphs ?? toParagraphs(sentences);
    return {
      paragraphs: stripSpaces ? stripSpaces(paragraphs) : paragraphs,
      occurrences,
      ids: new Set(occurrences.map(({ id }) => id)),
    };
  }, [sentences, stripSpaces, preparedParagraphs]);
}
