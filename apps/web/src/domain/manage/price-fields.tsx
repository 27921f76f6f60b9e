import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { currencies } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How content is sold: free or priced, and protected or not. `children` come before the price. */
export function PriceFields({
  price,
  isFree,
  drmProtected,
  fromTier = false,
  error,
  onFree,
  onProtected,
  children,
}: {
  price: {
    text: string;
    currency: Currency;
    setText: (text: string) => void;
    setCurrency: (currency: Currency) => void;
  };
  isFree: boolean;
  drmProtected: boolean;
  /** Whether a pricing tier sets the price. */
  fromTier?: boolean;
  error: string | undefined;
  onFree: (isFree: boolean) => void;
  onProtected: (isProtected: boolean) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  return (
    <Stack gap="sm">
      {children}
      {!fromTier && (
        <Checkbox
          label={t('videos:upload.free')}
          checked={isFree}
          onChange={({ currentTarget }) => onFree(currentTarget.checked)}
        />
      )}
      {!fromTier && !isFree && (
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
        checked={drmProtected}
        onChange={({ currentTarget }) => onProtected(currentTarget.checked)}
      />
    </Stack>
  );
}
