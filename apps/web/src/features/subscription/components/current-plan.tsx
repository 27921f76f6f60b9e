import type { Plans } from '@glossa/contract/subscriptions';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../ui/use-format.ts';
import classes from './plan-card.module.css';

/** Until when somebody has a plan; nothing of the Basic one, which is everybody's. */
export function CurrentPlan({ current: { plan, ends_at: endsAt } }: { current: Plans['current'] }) {
  const { t } = useTranslation('subscription');
  const format = useFormat();
  if (plan === 'Basic') return null;
  return (
    <p className={classes.ends}>
      {endsAt === null
        ? `${t('endless', { plan })} ${t('given')}`
        : t('ends', { plan, date: format.date(new Date(endsAt)) })}
    </p>
  );
}
