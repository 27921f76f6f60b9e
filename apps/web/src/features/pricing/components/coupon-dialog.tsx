import { Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import type { Currency } from '@glossa/contract/currencies';
import { createCoupon, listCoupons, updateCoupon } from '@glossa/contract/shop-settings';
import type { Coupon } from '@glossa/contract/shop-settings';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormValues } from '../hooks/use-form-values.ts';
import { useSaveError } from './save-error.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MoneyField } from './money-field.tsx';

interface FormValues {
  code: string;
  kind: 'percent' | 'amount';
  percent: number;
  amount: number;
  currency: Currency;
  minimum: number;
  /** First and last day, as `2026-11-22`. Empty if there is no limit. */
  starts: string;
  expires: string;
  maxUses: number | null;
  isActive: boolean;
}

/** Returns the day of a timestamp in the browser's time zone, as `2026-11-22`. */
const toLocalDay = (timestamp: string | null): string =>
  timestamp === null ? '' : new Date(timestamp).toLocaleDateString('sv');
/** Returns the timestamp of a day and time in the browser's time zone. */
const toTimestamp = (day: string, time: string): string | null =>
  day === '' ? null : new Date(`${day}T${time}`).toISOString();

const toFormValues = (coupon: Coupon | undefined): FormValues => ({
  code: coupon?.code ?? '',
  kind: coupon && coupon.percentOff === null ? 'amount' : 'percent',
  percent: coupon?.percentOff ?? 10,
  amount: coupon?.amountOff ?? 0,
  currency: coupon?.currency ?? 'USD',
  minimum: coupon?.minimum ?? 0,
  starts: toLocalDay(coupon?.startsAt ?? null),
  expires: toLocalDay(coupon?.expiresAt ?? null),
  maxUses: coupon?.maxUses ?? null,
  isActive: coupon?.isActive ?? true,
});

const toBody = (values: FormValues) => ({
  percentOff: values.kind === 'percent' ? values.percent : null,
  amountOff: values.kind === 'amount' ? values.amount : null,
  currency: values.kind === 'amount' || values.minimum > 0 ? values.currency : null,
  minimum: values.minimum,
  startsAt: toTimestamp(values.starts, '00:00:00'),
  expiresAt: toTimestamp(values.expires, '23:59:59'),
  maxUses: values.maxUses,
  isActive: values.isActive,
});

/** Creates or edits a coupon. The code of an existing coupon can't be changed. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | undefined; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { values, set, isDirty } = useFormValues(toFormValues(coupon));
  const saveError = useSaveError();
  const options = {
    meta: { silent: true },
    invalidates: [listCoupons],
    onSuccess: () => {
      toast.success(t('coupons.saved'));
      onClose();
    },
    onError: saveError.set,
  };
  const create = useEndpointMutation(createCoupon, options);
  const update = useEndpointMutation(updateCoupon, options);
  const { currency } = values;
  return (
    <EditDialog
      title={coupon ? coupon.code : t('coupons.add')}
      isDirty={isDirty}
      isSaving={create.isPending || update.isPending}
      saveError={saveError}
      onReload={onClose}
      onClose={onClose}
      onSubmit={() => {
        const body = toBody(values);
        if (!coupon) create.mutate({ body: { ...body, code: values.code } });
        else if (isDirty)
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
          error={saveError.field('code')}
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
          error={saveError.field('percentOff')}
          onChange={(value) => set('percent', Number(value))}
        />
      ) : (
        <MoneyField
          label={t('coupons.amount')}
          value={{ amount: values.amount, currency }}
          error={saveError.field('amountOff')}
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
        error={saveError.field('minimum')}
        isCurrencyFixed
        onChange={(money) => set('minimum', money.amount)}
      />
      <Group grow align="flex-start">
        <TextInput
          type="date"
          label={t('coupons.first_day')}
          value={values.starts}
          error={saveError.field('startsAt')}
          onChange={({ currentTarget }) => set('starts', currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('coupons.last_day')}
          value={values.expires}
          error={saveError.field('expiresAt')}
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
        error={saveError.field('maxUses')}
        onChange={(value) => set('maxUses', value === '' ? null : Number(value))}
      />
      <Checkbox
        label={t('coupons.is_active')}
        checked={values.isActive}
        onChange={({ currentTarget }) => set('isActive', currentTarget.checked)}
      />
    </EditDialog>
  );
}
