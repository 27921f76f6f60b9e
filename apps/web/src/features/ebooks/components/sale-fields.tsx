import { Input, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { PriceFields } from '@/domain/manage/price-fields.tsx';
import { TierField } from '@/domain/manage/tier-field.tsx';
import type { UploadForm } from '../hooks/use-upload-form.ts';

/** The sales settings of a new ebook. */
export function SaleFields({ state }: { state: UploadForm }) {
  const { t } = useTranslation('videos');
  const { values, errors, set } = state.form;
  const label = useId();
  return (
    <Stack gap="sm" role="group" aria-labelledby={label}>
      <Input.Label id={label} labelElement="div" size="md">
        {t('upload.for_shop')}
      </Input.Label>
      <PriceFields
        price={{
          text: values.price,
          currency: values.currency,
          setText: (text) => set('price', text.replace(',', '.')),
          setCurrency: (currency) => set('currency', currency),
        }}
        isFree={values.isFree}
        drmProtected={values.drmProtected}
        fromTier={values.tier !== ''}
        error={errors.price}
        onFree={(isFree) => set('isFree', isFree)}
        onProtected={(isProtected) => set('drmProtected', isProtected)}
      >
        <TierField
          value={values.tier}
          type={values.type === 'audio' ? 'other' : 'ebook'}
          onChange={(id) => set('tier', id)}
        />
      </PriceFields>
    </Stack>
  );
}
