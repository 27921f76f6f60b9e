import { Button } from '@mantine/core';
import type { OutboxMail } from '@glossa/contract/outbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Linked } from '@/ui/data/linked.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import classes from './mail-row.module.css';

/** An email with recipient, subject and date; expands to its text. */
export function MailRow({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('outbox');
  const [revealed, setRevealed] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <details className={classes.mail}>
      <summary className={classes.summary}>
        <span className={classes.subject}>{mail.subject}</span>
        <span className={classes.meta}>
          {t('to', { address: mail.to })} · <RelativeTime value={mail.sent_at} />
        </span>
      </summary>
      <p className={classes.text} dir="auto">
        {mail.links === 'none' || revealed !== undefined ? (
          <Linked>{revealed ?? mail.text}</Linked>
        ) : (
          mail.text
        )}
      </p>
      {mail.links === 'of_another_admin' ? <p className={classes.note}>{t('of_admin')}</p> : null}
      {mail.links === 'hidden' && revealed === undefined ? (
        <div className={classes.note}>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t('reveal')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <RevealDialog mailId={mail.id} onReveal={setRevealed} onClose={() => setIsAsking(false)} />
      ) : null}
    </details>
  );
}
