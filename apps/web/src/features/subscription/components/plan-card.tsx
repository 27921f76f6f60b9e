import { soldPlans } from '@glossa/contract/order-quote';
import type { Plan, Plans } from '@glossa/contract/subscriptions';
import { Badge, Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMoney } from '../../../lib/money/use-money.ts';
import classes from './plan-card.module.css';

const keyOf = { Basic: 'basic', Pro: 'pro', Ultimate: 'ultimate' } as const;

/** A plan with what it costs, and the way to buy it. */
export function PlanCard({
  plan: { id, price, money, days, isHighlighted },
  current,
}: {
  plan: Plan;
  current: Plans['current'];
}) {
  const { t } = useTranslation('subscription');
  const write = useMoney();
  const name = useId();
  const isCurrent = id === current.plan;
  const sold = soldPlans.find((plan) => plan === id);
  const isUpgrade = isHighlighted && current.plan === 'Basic';
  // What was given for ever needs no renewal.
  const isEndless = isCurrent && current.ends_at === null;
  return (
    <li
      className={classes.plan}
      data-highlighted={isHighlighted || undefined}
      aria-current={isCurrent || undefined}
    >
      <h2 className={classes.name} id={name}>
        {id}
        {isCurrent && <Badge variant="light">{t('current')}</Badge>}
      </h2>
      <p className={classes.price}>
        <bdi>{price === 0 ? t('free') : write(price, money.currency)}</bdi>
        {price > 0 && <span>{t('per_days', { count: days })}</span>}
      </p>
      <p className={classes.languages}>{t(`languages.${keyOf[id]}`)}</p>
      <p className={classes.for}>{t(`for.${keyOf[id]}`)}</p>
      {sold && !isEndless && (
        <Button
          component={Link}
          to={`/checkout?plan=${sold}`}
          variant={isHighlighted ? 'filled' : 'default'}
          fullWidth
          mt="md"
          aria-describedby={name}
        >
          {isCurrent ? t('renew', { plan: id }) : isUpgrade ? t('upgrade') : t('select')}
        </Button>
      )}
    </li>
  );
}
