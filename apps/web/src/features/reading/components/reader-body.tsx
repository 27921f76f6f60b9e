import type { ReadingPage } from '@glossa/contract/reading';
import { Fragment, memo, useRef } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { RubyContext, useRuby } from '@/domain/words/in-text/ruby.ts';
import { SentenceWords, useHighlights } from '@/domain/words/in-text/sentence-words.tsx';
import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { WordArea } from '@/domain/words/in-text/word-area.tsx';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import type { PageContent } from '../hooks/use-page-content.ts';
import { sentenceRange } from '../model/page-range.ts';
import type { Paragraph } from '../model/paragraphs.ts';
import { MarkRestButton } from './mark-rest-button.tsx';
import classes from './reader-body.module.css';
import type { ContinuousView } from './reader-view.tsx';

const PageRuby = deferred(async () => (await import('./page-ruby.tsx')).PageRuby);
const loadTextTools = asRenderFunction(async () => (await import('./text-tools.tsx')).TextTools);

/** The text of a page, its interactive features, and the button that marks its remaining words. */
export function ReaderBody({
  ref,
  data,
  content: { paragraphs, occurrences, ids },
  panel,
  isLoading,
  settings,
  continuous,
  onTurn,
  onOpen,
}: {
  /** Receives the element that contains the words. */
  ref: RefObject<HTMLDivElement | null>;
  data: ReadingPage;
  content: PageContent;
  panel: ReturnType<typeof useWordPanel>;
  /** Whether the requested page is still loading. If so, `data` is the previous page. */
  isLoading: boolean;
  settings: ReaderSettings;
  continuous: ContinuousView | undefined;
  onTurn: (step: 1 | -1) => void;
  onOpen: (page: number, replace: boolean) => void;
}) {
  const { t } = useTranslation('reader');
  const { id, language, direction } = data;
  const body = useRef<HTMLDivElement>(null);
  const renderTextTools = useDeferred(loadTextTools);
  const { lines, renderRuby, onReady } = useRuby(settings, language);
  const { first, last } = sentenceRange(data.page, data.sentences_per_page, data.sentence_count);
  return (
    <>
      {lines > 0 && <PageRuby {...{ data, settings, onReady }} />}
      {continuous?.before}
      <div
        ref={body}
        className={classes.body}
        aria-busy={isLoading}
        data-loading={isLoading || undefined}
        data-ruby-lines={lines || undefined}
      >
        <RubyContext value={renderRuby}>
          <ReadingText
            ref={ref}
            paragraphs={paragraphs}
            renderPageEnd={continuous?.renderPageEnd}
            language={language}
            direction={direction}
            label={t('text')}
            onWord={panel.choose}
            onBlankClick={panel.clear}
          />
        </RubyContext>
        {continuous?.after}
        {renderTextTools?.({
          data,
          body,
          text: ref,
          occurrences,
          panel,
          settings,
          onTurn,
          onOpen,
        })}
      </div>
      {!continuous && <MarkRestButton textId={id} from={first} to={last} ids={ids} />}
    </>
  );
}

const ReadingText = memo(function ReadingText({
  paragraphs,
  renderPageEnd,
  ...area
}: {
  paragraphs: readonly Paragraph[];
  /** Renders the end of a page if another page follows. */
  renderPageEnd: ((page: number) => ReactNode) | undefined;
} & Omit<ComponentProps<typeof WordArea>, 'className' | 'hasRange' | 'children'>) {
  const highlights = useHighlights();
  return (
    <WordArea {...area} className={classes.text} hasRange={highlights.selectedRange !== undefined}>
      {paragraphs.map(({ sentences, after, begins, ends }) => (
        <Fragment key={sentences[0]?.seq}>
          <p data-after={after} data-begins={begins}>
            {sentences.map(({ seq, tokens }) => (
              <span key={seq} data-seq={seq}>
                <SentenceWords tokens={tokens} {...highlights} />
              </span>
            ))}
          </p>
          {ends !== undefined && renderPageEnd?.(ends)}
        </Fragment>
      ))}
    </WordArea>
  );
});
