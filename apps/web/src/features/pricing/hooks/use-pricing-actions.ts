import { changeContentPricing, listContentPricing } from '@glossa/contract/pricing';
import type { PricingAction } from '@glossa/contract/pricing';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { codeText } from '../../../lib/i18n/error-text.ts';
import { failureText } from '../../../lib/i18n/failure-text.ts';
import { toast } from '../../../ui/toast.tsx';

export type BulkAction = PricingAction;

/** Does one thing to several products, and tells what became of them; answers whether all are as they should be. */
export function usePricingActions() {
  const { t } = useTranslation('pricing');
  const client = useQueryClient();
  return async (action: BulkAction, ids: readonly string[]): Promise<boolean> => {
    try {
      const { results } = await call(changeContentPricing, { body: { ids: [...ids], action } });
      const failed = results.filter(({ ok }) => !ok);
      const count = results.length - failed.length;
      if (count > 0) toast.success(t('content.changed', { count }));
      if (failed.length > 0) {
        const reasons = new Set(failed.map(({ error }) => codeText(error ?? '')));
        toast.error([...reasons].join(' '), t('content.not_changed', { count: failed.length }));
      }
      return failed.length === 0;
    } catch (error) {
      toast.error(failureText(error, ''), t('content.not_changed', { count: ids.length }));
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: endpointKey(listContentPricing) });
    }
  };
}
