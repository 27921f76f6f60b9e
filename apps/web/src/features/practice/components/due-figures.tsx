import type { PracticeSummary } from '@glossa/contract/practice';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './due-figures.module.css';

/** Due and new cards as large numbers, and today's reviews. */
export function DueFigures({ summary }: { summary: PracticeSummary }) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const { answers, right } = summary.today;
  const figures = [
    [t('figures.due'), summary.due],
    [t('figures.new'), summary.new_left],
    [t('figures.done'), answers],
  ] as const;
  return (
    <>
      <dl className={classes.figures}>
        {figures.map(([label, value], index) => (
          <div key={label} className={classes.figure} data-main={index === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      {answers > 0 && (
        <p className={classes.today}>{t('figures.right', { percent: format.percent(right / answers) })}</p>
      )}
    </>
  );
}
