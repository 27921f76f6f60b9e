import { Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import type { Currency } from '@glossa/contract/currencies';
import { createCoupon, listCoupons, updateCoupon } from '@glossa/contract/shop-settings';
import type { Coupon } from '@glossa/contract/shop-settings';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useEdited } from '../hooks/use-edited.ts';
import { useFailure } from '../hooks/use-failure.ts';
import { EditFrame } from './edit-frame.tsx';
import { MoneyField } from './money-field.tsx';

interface Facts {
  code: string;
  kind: 'percent' | 'amount';
  percent: number;
  amount: number;
  currency: Currency;
  minimum: number;
  /** Days as `2026-11-22`; empty for none. */
  starts: string;
  expires: string;
  maxUses: number | null;
  isActive: boolean;
}

/** Returns the day of a moment in the browser's time zone. */
const dayOf = (moment: string | null): string =>
  moment === null ? '' : new Date(moment).toLocaleDateString('sv');
/** Returns the start or end of a day in the browser's time zone. */
const momentOf = (day: string, time: string): string | null =>
  day === '' ? null : new Date(`${day}T${time}`).toISOString();

const factsOf = (coupon: Coupon | undefined): Facts => ({
  code: coupon?.code ?? '',
  kind: coupon && coupon.percentOff === null ? 'amount' : 'percent',
  percent: coupon?.percentOff ?? 10,
  amount: coupon?.amountOff ?? 0,
  currency: coupon?.currency ?? 'USD',
  minimum: coupon?.minimum ?? 0,
  starts: dayOf(coupon?.startsAt ?? null),
  expires: dayOf(coupon?.expiresAt ?? null),
  maxUses: coupon?.maxUses ?? null,
  isActive: coupon?.isActive ?? true,
});

const bodyOf = (facts: Facts) => ({
  percentOff: facts.kind === 'percent' ? facts.percent : null,
  amountOff: facts.kind === 'amount' ? facts.amount : null,
  currency: facts.kind === 'amount' || facts.minimum > 0 ? facts.currency : null,
  minimum: facts.minimum,
  startsAt: momentOf(facts.starts, '00:00:00'),
  expiresAt: momentOf(facts.expires, '23:59:59'),
  maxUses: facts.maxUses,
  isActive: facts.isActive,
});

/** Creates or edits a coupon. The code of an existing coupon can't change. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | undefined; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { values, set, dirty } = useEdited(factsOf(coupon));
  const failure = useFailure();
  const options = {
    meta: { quiet: true },
    invalidates: [listCoupons],
    onSuccess: () => {
      toast.success(t('coupons.saved'));
      onClose();
    },
    onError: failure.set,
  };
  const create = useEndpointMutation(createCoupon, options);
  const update = useEndpointMutation(updateCoupon, options);
  const { currency } = values;
  return (
    <EditFrame
      title={coupon ? coupon.code : t('coupons.add')}
      dirty={dirty}
      isSaving={create.isPending || update.isPending}
      failure={failure}
      onReload={onClose}
      onClose={onClose}
      onSubmit={() => {
        const body = bodyOf(values);
        if (!coupon) create.mutate({ body: { ...body, code: values.code } });
        else if (dirty)
          update.mutate({ params: { id: coupon.id }, body: { ...body, lastUpdated: coupon.lastUpdated } });
        else onClose();
      }}
    >
      {!coupon && (
        <TextInput
          label={t('coupons.code')}
          value={values.code}
          maxLength={40}
          dir="ltr"
          autoComplete="off"
          error={failure.of('code')}
          required
          data-autofocus
          onChange={({ currentTarget }) => set('code', currentTarget.value.toUpperCase())}
        />
      )}
      <Segmented
        aria-label={t('coupons.worth')}
        fullWidth
        data={(['percent', 'amount'] as const).map((value) => ({
          value,
          label: t(`coupons.kinds.${value}`),
        }))}
        value={values.kind}
        onChange={(kind) => set('kind', kind)}
      />
      {values.kind === 'percent' ? (
        <NumberInput
          label={t('coupons.percent')}
          suffix=" %"
          min={1}
          max={100}
          allowDecimal={false}
          clampBehavior="none"
          value={values.percent}
          error={failure.of('percentOff')}
          onChange={(value) => set('percent', Number(value))}
        />
      ) : (
        <MoneyField
          label={t('coupons.amount')}
          value={{ amount: values.amount, currency }}
          error={failure.of('amountOff')}
          onChange={(money) => {
            set('amount', money.amount);
            set('currency', money.currency);
          }}
        />
      )}
      <MoneyField
        key={currency}
        label={t('coupons.minimum')}
        description={t('coupons.minimum_help', { currency })}
        value={{ amount: values.minimum, currency }}
        error={failure.of('minimum')}
        fixedCurrency
        onChange={(money) => set('minimum', money.amount)}
      />
      <Group grow align="flex-start">
        <TextInput
          type="date"
          label={t('coupons.first_day')}
          value={values.starts}
          error={failure.of('startsAt')}
          onChange={({ currentTarget }) => set('starts', currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('coupons.last_day')}
          value={values.expires}
          error={failure.of('expiresAt')}
          onChange={({ currentTarget }) => set('expires', currentTarget.value)}
        />
      </Group>
      <NumberInput
        label={t('coupons.max_uses')}
        description={t('coupons.max_uses_help')}
        value={values.maxUses ?? ''}
        min={1}
        allowDecimal={false}
        clampBehavior="none"
        error={failure.of('maxUses')}
        onChange={(value) => set('maxUses', value === '' ? null : Number(value))}
      />
      <Checkbox
        label={t('coupons.is_active')}
        checked={values.isActive}
        onChange={({ currentTarget }) => set('isActive', currentTarget.checked)}
      />
    </EditFrame>
  );
}
