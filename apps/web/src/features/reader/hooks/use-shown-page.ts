import type { ReadingPage } from '@glossa/contract/reading';
import { useMemo } from 'react';

import { pageWords } from '../model/page-words.ts';
import type { PageWord } from '../model/page-words.ts';
import { toParagraphs } from '../model/paragraphs.ts';
import type { Paragraph } from '../model/paragraphs.ts';

/** What a page is made of, as the parts of the reader need it. */
export interface ShownPage {
  paragraphs: readonly Paragraph[];
  /** Its words in reading order. */
  words: readonly PageWord[];
  /** Ids of its words. */
  ids: ReadonlySet<number>;
}

/** The paragraphs and words of a page; the same objects until its sentences change. */
export function useShownPage(sentences: ReadingPage['sentences']): ShownPage {
  return useMemo(() => {
    const words = pageWords(sentences);
    return { paragraphs: toParagraphs(sentences), words, ids: new Set(words.map(({ id }) => id)) };
  }, [sentences]);
}
