import { Button } from '@mantine/core';
import type { Analysis } from '@glossa/contract/reading';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Drawing } from '@/ui/feedback/drawing.tsx';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useAnalysis } from '../hooks/use-analysis.ts';
import { useRecordedReading } from '../hooks/use-recorded-reading.ts';
import classes from './finish-screen.module.css';

/** The end of the text: what was read, how much of it is known, and what to do next. */
export function FinishScreen({
  id,
  title,
  known,
  visited,
  onBack,
  onAgain,
}: {
  id: string;
  title: string;
  /** The statistics loaded with the page. */
  known: Analysis;
  /** Whether the text was only visited, for example to look something up. */
  visited: boolean;
  /** Returns to the last page. */
  onBack: () => void;
  /** Starts again at the first page. */
  onAgain: () => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const analysis = useAnalysis(id, known);
  useRecordedReading(id, visited);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const figures = [
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
        {figures.map(([value, name]) => (
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
