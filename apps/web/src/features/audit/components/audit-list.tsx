import type { AuditEntry } from '@glossa/contract/audit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useAuditSentence } from '../hooks/use-audit-sentence.ts';
import { targetAddress } from '../target-address.ts';
import classes from './audit-list.module.css';

/** Audit entries, newest first. */
export const AuditList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <ul className={classes.root}>
    {entries.map((entry) => (
      <AuditRow key={entry.id} entry={entry} />
    ))}
  </ul>
);

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const sentence = useAuditSentence();
  const { actor, is_operator, reason, date } = entry;
  const { deed, more } = sentence(entry);
  const address = targetAddress(entry);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          <strong>
            <bdi>{is_operator ? t('operator') : actor}</bdi>
          </strong>{' '}
          {deed}
        </p>
        {(more !== '' || reason !== '') && (
          <p className={classes.more}>
            {more !== '' && <span>{more}</span>}
            {reason !== '' && (
              <span>
                {t('reason')} <bdi>{reason}</bdi>
              </span>
            )}
          </p>
        )}
      </div>
      <span className={classes.end}>
        {address !== undefined && (
          <Link to={address} aria-label={t('open', { deed })}>
            {t('show')}
          </Link>
        )}
        <span className={classes.time} title={format.dateTime(new Date(date))}>
          <RelativeTime value={date} />
        </span>
      </span>
    </li>
  );
}
