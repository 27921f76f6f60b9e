import type { RefusedLearner } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './roster-refused.module.css';

/** The first rejected lines, with the problem and its column. Renders nothing if there are none. */
export function RosterRefused({ lines, count }: { lines: readonly RefusedLearner[]; count: number }) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <section className={classes.root} aria-labelledby="refused-title">
      <h2 id="refused-title" className={classes.title}>
        {t('import.refused', { count })}
      </h2>
      <ul className={classes.list}>
        {lines.map(({ line, column, reason, text }) => (
          <li key={line}>
            <span className={classes.line}>{t('import.line', { line: format.number(line) })}</span>
            <span>
              {column !== '' && (
                <>
                  <bdi className={classes.column}>{column}</bdi>
                  {' · '}
                </>
              )}
              {t(`refusals.${reason}`)}
              {text !== '' && (
                <>
                  {' '}
                  <q>
                    <bdi>{text}</bdi>
                  </q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <p className={classes.more}>{t('import.more', { count: count - lines.length })}</p>
      )}
    </section>
  );
}
