import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { currencies } from '@glossa/contract/currencies';
import { useTranslation } from 'react-i18next';

import type { EditForm } from '../hooks/use-edit-form.ts';

/** How a video of the catalogue is sold. */
export function PriceFields({ state }: { state: EditForm }) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const { form, price, setCurrency } = state;
  const { values, set, errors } = form;
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('videos:upload.free')}
        checked={values.isFree}
        onChange={({ currentTarget }) => set('isFree', currentTarget.checked)}
      />
      {!values.isFree && (
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('columns.price')}
            value={price.text}
            error={errors.money}
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
            value={values.money.currency}
            onChange={({ currentTarget }) => {
              const currency = currencies.find((one) => one === currentTarget.value);
              if (currency) setCurrency(currency);
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
