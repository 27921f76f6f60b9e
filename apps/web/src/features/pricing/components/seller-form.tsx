import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { getShopSettings, saveShopSettings } from '@glossa/contract/shop-settings';
import type { ShopSettings } from '@glossa/contract/shop-settings';
import { useTranslation } from 'react-i18next';

import { useSavedSettings } from '../hooks/use-saved-settings.ts';
import { FailureNote } from './failure-note.tsx';
import classes from './panel.module.css';
import { SaveBar } from './save-bar.tsx';

/** The seller's details on invoices, and whether prices include tax. */
export function SellerForm({
  settings,
  onReload,
}: {
  settings: ShopSettings;
  onReload: () => Promise<ShopSettings | undefined>;
}) {
  const { t } = useTranslation('pricing');
  const form = useSavedSettings(settings, { read: getShopSettings, save: saveShopSettings, onReload });
  const { values, set, failure } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <h2 className={classes.title}>{t('seller.title')}</h2>
      <FailureNote failure={failure} onReload={form.reload} />
      <Radio.Group
        label={t('seller.prices')}
        value={values.pricesIncludeTax ? 'with' : 'without'}
        onChange={(value) => set('pricesIncludeTax', value === 'with')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="with" label={t('seller.with')} />
          <Radio value="without" label={t('seller.without')} />
        </Stack>
      </Radio.Group>
      <TextInput
        label={t('seller.name')}
        value={values.sellerName}
        maxLength={200}
        error={failure.of('sellerName')}
        onChange={({ currentTarget }) => set('sellerName', currentTarget.value)}
      />
      <Textarea
        label={t('seller.address')}
        value={values.sellerAddress}
        maxLength={1000}
        autosize
        minRows={2}
        error={failure.of('sellerAddress')}
        onChange={({ currentTarget }) => set('sellerAddress', currentTarget.value)}
      />
      <TextInput
        label={t('seller.tax_id')}
        value={values.sellerTaxId}
        maxLength={100}
        error={failure.of('sellerTaxId')}
        onChange={({ currentTarget }) => set('sellerTaxId', currentTarget.value)}
      />
      <SaveBar {...form.bar} />
    </form>
  );
}
