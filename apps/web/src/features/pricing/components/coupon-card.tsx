import { Button } from '@mantine/core';
import { majorOf } from '@glossa/contract/currencies';
import type { Coupon } from '@glossa/contract/shop-settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './panel.module.css';

/** A coupon with its discount, validity and number of uses. */
export function CouponCard({
  coupon,
  onEdit,
  onRemove,
}: {
  coupon: Coupon;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const format = useFormat();
  const { code, percentOff, amountOff, currency, startsAt, expiresAt, maxUses, usedCount } = coupon;
  const write = (amount: number) =>
    currency === null ? format.number(amount) : money(majorOf({ amount, currency }), currency);
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
    <li className={classes.card} data-marked={state === 'active' || undefined}>
      <span className={classes.mark}>{t(`coupons.states.${state}`)}</span>
      <h3>
        <bdi>{code}</bdi>
      </h3>
      <span className={classes.price}>
        {t('coupons.off', {
          worth: percentOff === null ? write(amountOff ?? 0) : format.percent(percentOff / 100),
        })}
      </span>
      <ul className={classes.facts}>
        <li>
          {maxUses === null
            ? t('coupons.used', { count: usedCount })
            : t('coupons.used_of', { count: usedCount, most: format.number(maxUses) })}
        </li>
        {coupon.minimum > 0 && <li>{t('coupons.from', { amount: write(coupon.minimum) })}</li>}
        {startsAt !== null && <li>{t('coupons.starts', { date: format.date(new Date(startsAt)) })}</li>}
        {expiresAt !== null && <li>{t('coupons.ends', { date: format.date(new Date(expiresAt)) })}</li>}
      </ul>
      <div className={classes.foot}>
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
      </div>
    </li>
  );
}
