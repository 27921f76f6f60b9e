import type { OutboxMail } from '@glossa/contract/outbox';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';

import { Linked } from '../../../ui/linked.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import classes from './mail-row.module.css';

/** One mail: who, what and when; opens to its text. */
export function MailRow({ mail }: { mail: z.infer<typeof OutboxMail> }) {
  const { t } = useTranslation('outbox');
  return (
    <details className={classes.mail}>
      <summary className={classes.summary}>
        <span className={classes.subject}>{mail.subject}</span>
        <span className={classes.meta}>
          {t('to', { address: mail.to })} · <RelativeTime value={mail.sent_at} />
        </span>
      </summary>
      <p className={classes.text} dir="auto">
        <Linked>{mail.text}</Linked>
      </p>
    </details>
  );
}
