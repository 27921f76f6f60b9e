import { waiveWithdrawal, waiverVersion } from '@glossa/contract/purchases';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import type { OwnedItem } from './owned-item.ts';
import { purchaseLists } from './purchase-lists.ts';

/** Asks a buyer, before the first use of a purchase, to waive the right of withdrawal. */
export function useWaiver() {
  const { t, i18n } = useTranslation('purchases');
  const { mutateAsync, isPending } = useEndpointMutation(waiveWithdrawal, { invalidates: purchaseLists });
  const waive = (id: string) =>
    mutateAsync({ params: { id }, body: { version: waiverVersion, language: i18n.language } }).then(
      () => true,
      // The mutation has already shown the error.
      () => false,
    );
  return {
    isWaiving: isPending,
    /** Records the agreement; resolves to false if that failed. */
    waive,
    /** Resolves to whether the purchase can be used. Doesn't ask if no agreement is needed. */
    ensureWaived: async ({ id, title, needs_waiver }: Pick<OwnedItem, 'id' | 'title' | 'needs_waiver'>) => {
      if (!needs_waiver) return true;
      const agrees = await confirm({
        title: t('waiver.title', { title }),
        message: t('waiver.text'),
        action: t('waiver.agree'),
      });
      return agrees && (await waive(id));
    },
  };
}
