import { recordTextRead } from '@glossa/contract/activity';
import type { Analysis } from '@glossa/contract/reading';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { call } from '@/lib/api/client.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { Drawing } from '@/ui/feedback/drawing.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useAnalysis } from './analysis-panel.tsx';
import classes from './finish-screen.module.css';

/** The end of the text: what was read, how much of it is known, and what to do next. */
export function FinishScreen({
  id,
  title,
  initialAnalysis,
  isVisit,
  onBack,
  onAgain,
}: {
  id: string;
  title: string;
  /** The statistics loaded with the page. */
  initialAnalysis: Analysis;
  /** Whether the text was only visited, for example to look something up. */
  isVisit: boolean;
  /** Returns to the last page. */
  onBack: () => void;
  /** Starts again at the first page. */
  onAgain: () => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const analysis = useAnalysis(id, initialAnalysis);
  useRecordTextRead(id, isVisit);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stats = [
    [format.number(analysis.wordCount), t('finish.words', { count: analysis.wordCount })],
    [format.number(analysis.knownWords), t('finish.known', { count: analysis.knownWords })],
    [format.number(analysis.learningWords), t('finish.learning', { count: analysis.learningWords })],
    [format.number(analysis.newWords), t('finish.new', { count: analysis.newWords })],
  ];
  return (
    <section className={classes.root} data-end>
      <Drawing name="book" />
      <h1 ref={heading} tabIndex={-1} className={classes.heading}>
        {t('finish.title')}
      </h1>
      <p className={classes.title} dir="auto">
        {title}
      </p>
      <dl className={classes.figures}>
        {stats.map(([value, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar}>
        <KnowledgeBar counts={analysis.knowledge} />
      </div>
      <div className={classes.actions}>
        {analysis.learningWords > 0 && (
          <Button component={Link} to={`/practice?text=${id}`}>
            {t('finish.practise')}
          </Button>
        )}
        <Button component={Link} to="/reading" variant={analysis.learningWords > 0 ? 'default' : 'filled'}>
          {t('finish.library')}
        </Button>
      </div>
      <div className={classes.more}>
        <Button variant="subtle" color="gray" onClick={onAgain}>
          {t('finish.again')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('finish.back')}
        </Button>
      </div>
    </section>
  );
}

/** Milliseconds until a failed request is retried. */
const retryDelay = 5000;

/** Records that a text was read to its end, unless it was only visited. */
function useRecordTextRead(id: string, isVisit: boolean): void {
  useEffect(() => {
    if (isVisit) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const record = () => {
      call(recordTextRead, { body: { text_id: id } }).catch((error: { status?: number }) => {
        // A rejected request would be rejected again.
        if (error.status === undefined || error.status >= 500) timer = setTimeout(record, retryDelay);
      });
    };
    record();
    return () => clearTimeout(timer);
  }, [id, isVisit]);
}
