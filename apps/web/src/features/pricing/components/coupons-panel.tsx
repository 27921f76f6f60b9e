import { toMajorUnits } from '@glossa/contract/currencies';
import { deleteCoupon, listCoupons } from '@glossa/contract/shop-settings';
import type { Coupon } from '@glossa/contract/shop-settings';
import { Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { QueryState } from './query-state.tsx';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

/** Creates, edits, deactivates and deletes coupons. */
export function CouponsPanel() {
  const { t } = useTranslation('pricing');
  const query = useQuery({ ...endpointQuery(listCoupons, {}), staleTime: 0 });
  const [dialog, setDialog] = useState<{ coupon: Coupon | undefined }>();
  const { mutate } = useEndpointMutation(deleteCoupon, {
    invalidates: [listCoupons],
    meta: { success: t('coupons.deleted') },
  });
  const remove = async ({ id, code }: Coupon) => {
    const isConfirmed = await confirm({
      title: t('coupons.delete_title', { code }),
      message: t('coupons.delete_message'),
      action: t('coupons.delete'),
      danger: true,
    });
    if (isConfirmed) mutate({ params: { id } });
  };
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.8} />}
      onClick={() => setDialog({ coupon: undefined })}
    >
      {t('coupons.add')}
    </Button>
  );
  return (
    <Stack gap="lg">
      <QueryState query={query}>
        {({ coupons }) =>
          coupons.length === 0 ? (
            <EmptyState
              drawing="shelf"
              title={t('coupons.empty')}
              message={t('coupons.empty_help')}
              action={add}
            />
          ) : (
            <Panel help={t('coupons.help')} action={add}>
              <AutoGrid component="ul" minColumn={260} aria-label={t('tabs.coupons')}>
                {coupons.map((coupon) => (
                  <CouponCard
                    key={coupon.id}
                    coupon={coupon}
                    onEdit={() => setDialog({ coupon })}
                    onRemove={() => void remove(coupon)}
                  />
                ))}
              </AutoGrid>
            </Panel>
          )
        }
      </QueryState>
      {dialog && <CouponDialog coupon={dialog.coupon} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}

/** A coupon with its discount, validity and number of uses. */
function CouponCard({
  coupon,
  onEdit,
  onRemove,
}: {
  coupon: Coupon;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('pricing');
  const formatMoney = useMoney();
  const format = useFormat();
  const { code, percentOff, amountOff, currency, startsAt, expiresAt, maxUses, usedCount } = coupon;
  const amountText = (amount: number) =>
    currency === null ? format.number(amount) : formatMoney(toMajorUnits({ amount, currency }), currency);
  const [now] = useState(() => Date.now());
  const state = !coupon.isActive
    ? 'off'
    : expiresAt !== null && Date.parse(expiresAt) <= now
      ? 'expired'
      : startsAt !== null && Date.parse(startsAt) > now
        ? 'planned'
        : maxUses !== null && usedCount >= maxUses
          ? 'used_up'
          : 'active';
  return (
    <Card
      component="li"
      p={20}
      className={classes.card ?? ''}
      data-highlighted={state === 'active' || undefined}
    >
      <Badge variant="light" radius="xl">
        {t(`coupons.states.${state}`)}
      </Badge>
      <Title order={3}>
        <bdi>{code}</bdi>
      </Title>
      <Text size="xl" fw={600} className="tabular">
        {t('coupons.off', {
          worth: percentOff === null ? amountText(amountOff ?? 0) : format.percent(percentOff / 100),
        })}
      </Text>
      <Box component="ul" c="dimmed" fz="sm">
        <li>
          {maxUses === null
            ? t('coupons.used', { count: usedCount })
            : t('coupons.used_of', { count: usedCount, most: format.number(maxUses) })}
        </li>
        {coupon.minimum > 0 && <li>{t('coupons.from', { amount: amountText(coupon.minimum) })}</li>}
        {startsAt !== null && <li>{t('coupons.starts', { date: format.date(new Date(startsAt)) })}</li>}
        {expiresAt !== null && <li>{t('coupons.ends', { date: format.date(new Date(expiresAt)) })}</li>}
      </Box>
      <Group gap="xs" mt="auto" pt="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('edit_of', { name: code })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        {usedCount === 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={t('delete_of', { name: code })}
            onClick={onRemove}
          >
            {t('coupons.delete')}
          </Button>
        )}
      </Group>
    </Card>
  );
}
