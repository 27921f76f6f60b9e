import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { importPurchase, listMyPurchases, ratePurchase } from '@glossa/contract/purchases';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { confirm } from '../../../ui/confirm.ts';
import { MessageAction } from '../../../ui/message-action.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useShelf } from './use-shelf.ts';

const lists = [listMyPurchases, listMarketplacePurchases];

/** Imports a purchase into the library, once confirmed, and rates it. */
export function usePurchaseActions() {
  const { t, i18n } = useTranslation('purchases');
  const importing = useEndpointMutation(importPurchase, { invalidates: [...lists, listTexts, listVideos] });
  const rating = useEndpointMutation(ratePurchase, { invalidates: lists });
  const shelf = useShelf();
  /** Says where it stands now, and leads there. */
  const tell = (purchase: PurchaseCard) => {
    const { title } = purchase;
    const language = languageName(purchase.language, i18n.language);
    const isElsewhere = shelf.isElsewhere(purchase);
    const goes = isElsewhere && shelf.canGo(purchase);
    const id = toast.success(
      <MessageAction
        message={isElsewhere ? t('import.done_elsewhere', { title, language }) : t('import.done', { title })}
        action={goes ? t('import.go', { language }) : t('import.open_now')}
        onAct={() => {
          toast.hide(id);
          if (goes) shelf.go(purchase);
          else shelf.open(purchase);
        }}
      />,
    );
  };
  return {
    isImporting: importing.isPending,
    isRating: rating.isPending,
    bring: async (purchase: PurchaseCard) => {
      const { id, title } = purchase;
      const language = languageName(purchase.language, i18n.language);
      const isMeant = await confirm({
        title: t('import.title'),
        message: shelf.isElsewhere(purchase)
          ? t('import.message_elsewhere', { title, language })
          : t('import.message', { title }),
        action: t('import.action'),
      });
      if (isMeant) importing.mutate({ params: { id } }, { onSuccess: tell });
    },
    rate: ({ id }: PurchaseCard, stars: number) =>
      rating.mutate(
        { params: { id }, body: { rating: stars } },
        { onSuccess: () => toast.success(t('rate.done', { count: stars })) },
      ),
  };
}
