import { plansForSale } from '@glossa/contract/order-quote';
import type { Plan, Plans } from '@glossa/contract/subscriptions';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMoney } from '@/domain/money/use-money.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import classes from './plan-card.module.css';

const i18nKeys = { Basic: 'basic', Pro: 'pro', Ultimate: 'ultimate' } as const;

/** Returns whether a plan's length in days counts as a month. */
const isMonth = (days: number): boolean => days >= 28 && days <= 31;

/** A plan with its price, contents and action. */
export function PlanCard({
  plan,
  current,
  onContact,
}: {
  plan: Plan;
  current: Plans['current'];
  onContact: () => void;
}) {
  const { t } = useTranslation('subscription');
  const formatMoney = useMoney();
  const headingId = useId();
  const { id, name, price, money, days, features, isHighlighted } = plan;
  const isCurrent = id === current.plan;
  return (
    <Card
      component="li"
      p="28px 24px"
      bdrs={16}
      className={classes.plan ?? ''}
      data-highlighted={isHighlighted || undefined}
      aria-current={isCurrent || undefined}
    >
      <div>
        <Group justify="space-between" gap="xs" mih={28}>
          <Title order={2} id={headingId}>
            {name}
          </Title>
          {isCurrent && <Badge variant="light">{t('current')}</Badge>}
        </Group>
        <Text c="dimmed" mt={4} className={classes.audience ?? ''}>
          {t(`for.${i18nKeys[id]}`)}
        </Text>
      </div>
      <Group align="baseline" gap="0 8px" lh={1.1}>
        <Text
          component="bdi"
          inherit
          fz={40}
          fw={650}
          className="tabular"
          style={{ letterSpacing: '-0.02em' }}
        >
          {price === 0 ? t('free') : formatMoney(price, money.currency)}
        </Text>
        {price > 0 && (
          <Text span c="dimmed">
            {isMonth(days) ? t('per_month') : t('per_days', { count: days })}
          </Text>
        )}
      </Group>
      <PlanButton plan={plan} current={current} headingId={headingId} onContact={onContact} />
      <List gap={10} mt={4} className={classes.features ?? ''}>
        {features.map((feature) => (
          <li key={feature}>
            <Group gap={10} align="flex-start" wrap="nowrap">
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              {t(`features.${feature}`)}
            </Group>
          </li>
        ))}
      </List>
    </Card>
  );
}

function PlanButton({
  plan: { id, name, offer, isHighlighted },
  current,
  headingId,
  onContact,
}: {
  plan: Plan;
  current: Plans['current'];
  headingId: string;
  onContact: () => void;
}) {
  const { t } = useTranslation('subscription');
  const buttonProps = { fullWidth: true, size: 'md', 'aria-describedby': headingId } as const;
  const soldPlan = plansForSale.find((plan) => plan === id);
  if (soldPlan && (offer === 'select' || offer === 'renew')) {
    return (
      <Button
        {...buttonProps}
        component={Link}
        to={`/checkout?plan=${soldPlan}`}
        variant={isHighlighted ? 'filled' : 'default'}
      >
        {offer === 'renew' ? t('renew', { plan: name }) : isHighlighted ? t('upgrade') : t('select')}
      </Button>
    );
  }
  if (offer === 'contact') {
    return (
      <Button {...buttonProps} variant={isHighlighted ? 'filled' : 'default'} onClick={onContact}>
        {t('contact')}
      </Button>
    );
  }
  return (
    <Button {...buttonProps} variant="default" disabled>
      {offer === 'included' ? t('included_in', { plan: current.plan }) : t('current')}
    </Button>
  );
}
