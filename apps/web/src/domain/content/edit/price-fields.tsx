import { Checkbox, Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { currencies } from '@glossa/contract/currencies';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PriceField } from './use-price-field.ts';

/** How content is sold: free or priced, and protected or not. `children` come before the price. */
export function PriceFields({
  form: { values, set },
  price,
  error,
  hasTier = false,
  children,
}: {
  form: {
    values: { isFree: boolean; drmProtected: boolean };
    set: (name: 'isFree' | 'drmProtected', value: boolean) => void;
  };
  price: PriceField;
  error: string | undefined;
  /** Whether a pricing tier sets the price. */
  hasTier?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  return (
    <Stack gap="sm">
      {children}
      {!hasTier && (
        <Checkbox
          label={t('videos:upload.free')}
          checked={values.isFree}
          onChange={({ currentTarget }) => set('isFree', currentTarget.checked)}
        />
      )}
      {!hasTier && !values.isFree && (
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('columns.price')}
            value={price.text}
            error={error}
            inputMode="decimal"
            dir="ltr"
            placeholder="9.99"
            autoComplete="off"
            required
            onChange={({ currentTarget }) => price.setText(currentTarget.value)}
          />
          <NativeSelect
            label={t('fields.currency')}
            data={[...currencies]}
            value={price.currency}
            onChange={({ currentTarget }) => {
              const currency = currencies.find((one) => one === currentTarget.value);
              if (currency) price.setCurrency(currency);
            }}
          />
        </Group>
      )}
      <Checkbox
        label={t('videos:upload.drm')}
        checked={values.drmProtected}
        onChange={({ currentTarget }) => set('drmProtected', currentTarget.checked)}
      />
    </Stack>
  );
}

/** Groups the sales settings in an upload form. */
export function SaleSettings({ children }: { children: ReactNode }) {
  const { t } = useTranslation('videos');
  const label = useId();
  return (
    <Stack gap="sm" role="group" aria-labelledby={label}>
      <Input.Label id={label} labelElement="div" size="md">
        {t('upload.for_shop')}
      </Input.Label>
      {children}
    </Stack>
  );
}
