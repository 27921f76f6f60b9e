import { getShopSettings, getTaxRates } from '@glossa/contract/shop-settings';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { Loaded } from './loaded.tsx';
import classes from './panel.module.css';
import { SellerForm } from './seller-form.tsx';
import { TaxForm } from './tax-form.tsx';

/** Tax rates by country, and the seller's details on invoices. */
export function TaxPanel() {
  const taxes = useQuery({ ...endpointQuery(getTaxRates, {}), staleTime: 0 });
  const shop = useQuery({ ...endpointQuery(getShopSettings, {}), staleTime: 0 });
  return (
    <div className={classes.panels}>
      <Loaded query={taxes}>
        {(table) => <TaxForm table={table} onReload={async () => (await taxes.refetch()).data} />}
      </Loaded>
      <Loaded query={shop}>
        {(settings) => <SellerForm settings={settings} onReload={async () => (await shop.refetch()).data} />}
      </Loaded>
    </div>
  );
}
