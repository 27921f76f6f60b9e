import { Fragment, memo } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { SentenceWords, useHighlights } from '@/domain/words/in-text/sentence-words.tsx';
import { WordArea } from '@/domain/words/in-text/word-area.tsx';
import type { Paragraph } from '../model/paragraphs.ts';
import classes from './reading-text.module.css';

/** The text of a page. */
export const ReadingText = memo(function ReadingText({
  paragraphs,
  between,
  ...area
}: {
  paragraphs: readonly Paragraph[];
  /** Renders the end of a page that is followed by another. */
  between: ((page: number) => ReactNode) | undefined;
} & Omit<ComponentProps<typeof WordArea>, 'className' | 'hasRange' | 'children'>) {
  const painted = useHighlights();
  return (
    <WordArea {...area} className={classes.text} hasRange={painted.selectedRange !== undefined}>
      {paragraphs.map(({ sentences, after, begins, ends }) => (
        <Fragment key={sentences[0]?.seq}>
          <p data-after={after} data-begins={begins}>
            {sentences.map(({ seq, tokens }) => (
              <span key={seq} data-seq={seq}>
                <SentenceWords tokens={tokens} {...painted} />
              </span>
            ))}
          </p>
          {ends !== undefined && between?.(ends)}
        </Fragment>
      ))}
    </WordArea>
  );
});
