import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { getOrder, listOrders } from '@glossa/contract/orders';
import { getPurchase, importPurchase, listMyPurchases } from '@glossa/contract/purchases';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { MessageAction } from '@/ui/feedback/message-action.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import type { OwnedItem } from './owned-item.ts';
import { useShelf } from './use-shelf.ts';

const changed = [
  listMyPurchases,
  listMarketplacePurchases,
  getPurchase,
  listOrders,
  getOrder,
  listTexts,
  listVideos,
];

/** Imports a purchase into the library; then opens it, or says where it is. */
export function useImport() {
  const { t, i18n } = useTranslation('purchases');
  const importing = useEndpointMutation(importPurchase, { invalidates: changed });
  const shelf = useShelf();
  const say = (purchase: Pick<OwnedItem, 'title' | 'language' | 'entries'>) => {
    const { title } = purchase;
    const language = languageName(purchase.language, i18n.language);
    const isElsewhere = shelf.isElsewhere(purchase);
    const goes = isElsewhere && shelf.canGo(purchase);
    const [entry] = purchase.entries;
    const id = toast.success(
      <MessageAction
        message={isElsewhere ? t('import.done_elsewhere', { title, language }) : t('import.done', { title })}
        action={goes ? t('import.go', { language }) : t('import.open_now')}
        onAct={() => {
          toast.hide(id);
          if (goes) shelf.go(purchase);
          else if (entry) shelf.open(purchase, entry);
        }}
      />,
    );
  };
  return {
    isImporting: importing.isPending,
    /** `opens`: opens a single text or video after the import; a bundle offers its parts instead. */
    bring: ({ id }: Pick<OwnedItem, 'id'>, { opens }: { opens: boolean }) =>
      importing.mutate(
        { params: { id } },
        {
          onSuccess: (purchase) => {
            const [entry, ...others] = purchase.entries;
            if (opens && entry && others.length === 0) shelf.open(purchase, entry);
            else say(purchase);
          },
        },
      ),
  };
}
