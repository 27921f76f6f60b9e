import {
  importPurchase,
  listMarketplacePurchases,
  listMyPurchases,
  ratePurchase,
} from '@glossa/contract/purchases';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.tsx';

const lists = [listMyPurchases, listMarketplacePurchases];

/** Imports a purchase into the library, once confirmed, and rates it. */
export function usePurchaseActions() {
  const { t } = useTranslation('purchases');
  const importing = useEndpointMutation(importPurchase, { invalidates: [...lists, listTexts, listVideos] });
  const rating = useEndpointMutation(ratePurchase, { invalidates: lists });
  return {
    isImporting: importing.isPending,
    isRating: rating.isPending,
    bring: async ({ id, title }: PurchaseCard) => {
      const isMeant = await confirm({
        title: t('import.title'),
        message: t('import.message', { title }),
        action: t('import.action'),
      });
      if (!isMeant) return;
      importing.mutate({ params: { id } }, { onSuccess: () => toast.success(t('import.done', { title })) });
    },
    rate: ({ id }: PurchaseCard, stars: number) =>
      rating.mutate(
        { params: { id }, body: { rating: stars } },
        { onSuccess: () => toast.success(t('rate.done', { count: stars })) },
      ),
  };
}
