import type { Plans } from '@glossa/contract/subscriptions';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './plan-card.module.css';

/** When the user's plan ends and who manages it. Renders nothing for an unmanaged Basic plan. */
export function CurrentPlan({
  current: { plan, ends_at: endsAt, is_managed: isManaged },
}: {
  current: Plans['current'];
}) {
  const { t } = useTranslation('subscription');
  const format = useFormat();
  const sentences = [
    ...(plan === 'Basic'
      ? []
      : [
          endsAt === null ? t('endless', { plan }) : t('ends', { plan, date: format.date(new Date(endsAt)) }),
        ]),
    ...(isManaged ? [t('contact_managed')] : []),
  ];
  return sentences.length === 0 ? null : <p className={classes.ends}>{sentences.join(' ')}</p>;
}
