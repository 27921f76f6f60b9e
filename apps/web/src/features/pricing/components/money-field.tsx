import { Group, NativeSelect, TextInput } from '@mantine/core';
import { currencies, toMajorUnits } from '@glossa/contract/currencies';
import type { Money } from '@glossa/contract/money';
import { useTranslation } from 'react-i18next';

import { usePriceField } from '@/domain/content/edit/use-price-field.ts';

/** An amount with its currency; `amount` is NaN while the input is invalid. */
export function MoneyField({
  label,
  description,
  value,
  error,
  isCurrencyFixed = false,
  onChange,
}: {
  label: string;
  description?: string;
  value: Money;
  error: string | undefined;
  /** Whether the currency is chosen elsewhere. */
  isCurrencyFixed?: boolean;
  onChange: (money: Money) => void;
}) {
  const { t } = useTranslation('catalogue');
  const initial = value.amount === 0 ? '' : String(toMajorUnits(value));
  const price = usePriceField(initial, value.currency, onChange);
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        flex={1}
        label={label}
        description={description}
        value={price.text}
        error={error}
        inputMode="decimal"
        dir="ltr"
        placeholder="9.99"
        autoComplete="off"
        onChange={({ currentTarget }) => price.setText(currentTarget.value)}
      />
      {!isCurrencyFixed && (
        <NativeSelect
          label={t('fields.currency')}
          data={[...currencies]}
          value={price.currency}
          onChange={({ currentTarget }) => {
            const currency = currencies.find((code) => code === currentTarget.value);
            if (currency) price.setCurrency(currency);
          }}
        />
      )}
    </Group>
  );
}
