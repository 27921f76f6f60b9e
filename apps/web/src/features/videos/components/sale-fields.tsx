import { Checkbox, Input, Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { UploadForm } from '../hooks/use-upload-form.ts';

/** The sales settings of a new video. */
export function SaleFields({ state }: { state: UploadForm }) {
  const { t } = useTranslation('videos');
  const { values, field, set } = state.form;
  const label = useId();
  return (
    <Stack gap="sm" role="group" aria-labelledby={label}>
      <Input.Label id={label} labelElement="div" size="md">
        {t('upload.for_shop')}
      </Input.Label>
      <Checkbox
        label={t('upload.free')}
        checked={values.is_free}
        onChange={({ currentTarget }) => set('is_free', currentTarget.checked)}
      />
      {!values.is_free && (
        <TextInput
          {...field('price')}
          label={t('upload.price')}
          inputMode="decimal"
          dir="ltr"
          placeholder="9.99"
          autoComplete="off"
          required
        />
      )}
      <Checkbox
        label={t('upload.drm')}
        checked={values.drm_protected}
        onChange={({ currentTarget }) => set('drm_protected', currentTarget.checked)}
      />
    </Stack>
  );
}
