import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { getPurchase, listMyPurchases, ratePurchase } from '@glossa/contract/purchases';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Rates purchases with stars. */
export function useRating() {
  const { t } = useTranslation('purchases');
  const rating = useEndpointMutation(ratePurchase, {
    invalidates: [listMyPurchases, listMarketplacePurchases, getPurchase],
  });
  return {
    rate: ({ id }: PurchaseCard, stars: number) =>
      rating.mutate(
        { params: { id }, body: { rating: stars } },
        { onSuccess: () => toast.success(t('rate.done', { count: stars })) },
      ),
  };
}
