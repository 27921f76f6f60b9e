import { getAnalysis } from '@glossa/contract/reading';
import type { Analysis } from '@glossa/contract/reading';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './analysis-panel.module.css';

/** Statistics of the whole text, updated with every change of a word. */
export function AnalysisPanel({
  id,
  initialAnalysis,
  language,
  onClose,
}: {
  id: string;
  /** Language code of the text. */
  language: string;
  /** The statistics loaded with the page. */
  initialAnalysis: Analysis;
  onClose: () => void;
}) {
  const analysis = useAnalysis(id, initialAnalysis);
  const { t, i18n } = useTranslation(['reader', 'common']);
  const format = useFormat();
  const heading = useId();
  // Pages cached on this device by an older version have no grammar points.
  const grammarPoints: readonly string[] = (analysis as Partial<Analysis>).grammar_points ?? [];
  const stats = [
    [t('analysis.difficulty'), t(`common:difficulty.${analysis.difficulty}`)],
    [t('analysis.reading_time'), formatReadingTime(analysis.readingTime, i18n.language)],
    [t('analysis.words'), format.number(analysis.wordCount)],
    [t('analysis.unique'), format.number(analysis.uniqueWords)],
    [t('analysis.new'), format.number(analysis.newWords)],
    [t('analysis.learning'), format.number(analysis.learningWords)],
    [t('analysis.known'), format.number(analysis.knownWords)],
    ...(analysis.ignoredWords > 0 ? [[t('analysis.ignored'), format.number(analysis.ignoredWords)]] : []),
  ];
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading}>{t('analysis.title')}</h2>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <p className={classes.share}>
        <strong>{format.percent(analysis.unknownWordsPercentage / 100, 1)}</strong> {t('analysis.unknown')}
      </p>
      {analysis.unknownByFamilyPercentage !== null && (
        <p className={classes.family}>
          {t('analysis.unknown_by_family', {
            share: format.percent(analysis.unknownByFamilyPercentage / 100, 1),
          })}
        </p>
      )}
      <KnowledgeBar counts={analysis.knowledge} withLabel={false} />
      <dl className={classes.figures}>
        {stats.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {grammarPoints.length > 0 && (
        <>
          <h3 className={classes.subheading} id={`${heading}-grammar`}>
            {t('analysis.grammar')}
          </h3>
          <ul className={classes.points} aria-labelledby={`${heading}-grammar`}>
            {grammarPoints.map((point) => (
              <li key={point} lang={language} dir="auto">
                {point}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns the current statistics of a text; `known` are those loaded with the page. */
export function useAnalysis(id: string, known: Analysis): Analysis {
  const { data } = useQuery({ ...endpointQuery(getAnalysis, { params: { id } }), initialData: known });
  return data;
}

/** Formats a reading time in minutes, or in whole hours from two hours on. */
export function formatReadingTime(minutes: number, language: string): string {
  const [value, unit] = minutes < 120 ? ([minutes, 'minute'] as const) : ([minutes / 60, 'hour'] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(value);
}
