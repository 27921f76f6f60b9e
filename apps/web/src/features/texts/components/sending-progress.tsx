import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../ui/use-format.ts';
import classes from './progress-card.module.css';

/** How much of an upload has gone out (`share`, 0 to 1), and the way to stop it. */
export function SendingProgress({
  title,
  share,
  onCancel,
}: {
  title: string;
  share: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['texts', 'common']);
  const format = useFormat();
  const sent = share >= 1;
  return (
    <section className={classes.root} aria-labelledby="sending-title">
      <h2 id="sending-title" className={classes.title}>
        {t('sending.title', { title })}
      </h2>
      <p className={classes.help}>{t('sending.help')}</p>
      <Progress.Root size={8}>
        <Progress.Section value={share * 100} animated={sent} aria-label={t('sending.progress')} />
      </Progress.Root>
      <p className={classes.figures}>
        <span role="status">{t(sent ? 'sending.checking' : 'sending.progress')}</span>
        <span>{format.percent(share)}</span>
      </p>
      <Button variant="default" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </section>
  );
}
