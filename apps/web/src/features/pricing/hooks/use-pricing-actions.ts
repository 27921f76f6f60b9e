import { changeContentPricing, listContentPricing } from '@glossa/contract/content-pricing';
import type { PricingAction } from '@glossa/contract/content-pricing';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { useBulkOutcome } from './use-bulk-outcome.ts';

/** A bulk action; a discount is in percent. */
type BulkChange = { action: PricingAction } | { action: 'discount'; discountPercentage: number };

/** Runs bulk actions on products and reports the results; resolves to whether all succeeded. */
export function usePricingActions() {
  const { t } = useTranslation('pricing');
  const tell = useBulkOutcome();
  return (change: BulkChange, ids: readonly string[]): Promise<boolean> =>
    tell(() => call(changeContentPricing, { body: { ids: [...ids], ...change } }), {
      count: ids.length,
      refresh: [listContentPricing],
      done: (count) => t('content.changed', { count }),
      failed: (count) => t('content.not_changed', { count }),
    });
}
