import { getShopSettings, getTaxRates, saveShopSettings } from '@glossa/contract/shop-settings';
import type { ShopSettings } from '@glossa/contract/shop-settings';
import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { QueryState } from './query-state.tsx';
import { Panel } from './panel.tsx';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';
import { TaxRatesForm } from './tax-rates-form.tsx';

/** Tax rates by country, and the seller's details on invoices. */
export function TaxPanel() {
  const taxes = useQuery({ ...endpointQuery(getTaxRates, {}), staleTime: 0 });
  const shop = useQuery({ ...endpointQuery(getShopSettings, {}), staleTime: 0 });
  return (
    <Panel>
      <QueryState query={taxes}>
        {(table) => <TaxRatesForm table={table} onReload={async () => (await taxes.refetch()).data} />}
      </QueryState>
      <QueryState query={shop}>
        {(settings) => <SellerForm settings={settings} onReload={async () => (await shop.refetch()).data} />}
      </QueryState>
    </Panel>
  );
}

/** The seller's details on invoices, and whether prices include tax. */
function SellerForm({
  settings,
  onReload,
}: {
  settings: ShopSettings;
  onReload: () => Promise<ShopSettings | undefined>;
}) {
  const { t } = useTranslation('pricing');
  const form = useSettingsForm(settings, { read: getShopSettings, save: saveShopSettings, onReload });
  const { values, set, saveError } = form;
  return (
    <SettingsForm form={form} title={t('seller.title')}>
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
        error={saveError.field('sellerName')}
        onChange={({ currentTarget }) => set('sellerName', currentTarget.value)}
      />
      <Textarea
        label={t('seller.address')}
        value={values.sellerAddress}
        maxLength={1000}
        autosize
        minRows={2}
        error={saveError.field('sellerAddress')}
        onChange={({ currentTarget }) => set('sellerAddress', currentTarget.value)}
      />
      <TextInput
        label={t('seller.tax_id')}
        value={values.sellerTaxId}
        maxLength={100}
        error={saveError.field('sellerTaxId')}
        onChange={({ currentTarget }) => set('sellerTaxId', currentTarget.value)}
      />
    </SettingsForm>
  );
}
