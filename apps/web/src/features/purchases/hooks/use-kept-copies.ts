import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { forgetCopy, keepCopy, listKeptCopies } from '@/domain/purchases/kept-copies.ts';
import type { KeptCopy } from '@/domain/purchases/kept-copies.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** The copies stored on this device, with functions to add and remove them. */
export function useKeptCopies() {
  const { t } = useTranslation('purchases');
  const client = useQueryClient();
  const { id: userId } = useUser();
  const queryKey = ['kept copies', userId];
  const [isBusy, setBusy] = useState(false);
  const { data: copies = [] } = useQuery({
    queryKey,
    queryFn: () => listKeptCopies(userId),
    networkMode: 'always',
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    copies,
    isBusy,
    refresh,
    keep: async (purchase: Omit<KeptCopy, 'copy' | 'userId'>) => {
      setBusy(true);
      try {
        await keepCopy({ ...purchase, userId });
        toast.success(t('offline.kept', { title: purchase.title }));
      } catch (error) {
        toast.error(errorText(error));
      } finally {
        setBusy(false);
        await refresh();
      }
    },
    forget: async (copy: KeptCopy) => {
      await forgetCopy(copy);
      toast.success(t('offline.forgotten', { title: copy.title }));
      await refresh();
    },
  };
}
