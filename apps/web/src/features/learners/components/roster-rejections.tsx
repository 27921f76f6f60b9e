import type { RefusedLearner, RosterReport } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './roster-rejections.module.css';

/** The first rejected lines, with the problem and its column. Renders nothing if there are none. */
export function RejectedLines({ lines, count }: { lines: readonly RefusedLearner[]; count: number }) {
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

/**
 * The first learners whom an import added but could not invite, with the mail server's reasons. Renders nothing if all
 * were invited.
 */
export function NotInvited({
  report: { not_invited: count, refused_invitations: people },
}: {
  report: Pick<RosterReport, 'not_invited' | 'refused_invitations'>;
}) {
  const { t } = useTranslation('learners');
  if (count === 0) return null;
  return (
    <section className={classes.root} aria-labelledby="not-invited-title">
      <h2 id="not-invited-title" className={classes.title}>
        {t('import.not_invited', { count })}
      </h2>
      <p className={classes.help}>{t('import.not_invited_help')}</p>
      <ul className={classes.list}>
        {people.map(({ id, email, reason, answer }) => (
          <li key={id} className={classes.person}>
            <Link to={`/admin/learners?learner=${id}`}>
              <bdi>{email}</bdi>
            </Link>
            <span>
              {t(`refusals.${reason}`)}
              {answer !== '' && (
                <>
                  {' '}
                  <q>
                    <bdi>{answer}</bdi>
                  </q>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className={classes.more}>{t('import.more', { count: count - people.length })}</p>
      )}
    </section>
  );
}
