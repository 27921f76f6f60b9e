import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import {
  deleteOfflineCopy,
  saveOfflineCopy,
  listOfflineCopies,
} from '@/domain/purchases/offline-copy-store.ts';
import type { OfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Returns the copies stored on this device, with functions to add and remove them. */
export function useOfflineCopies() {
  const { t } = useTranslation('purchases');
  const client = useQueryClient();
  const { id: userId } = useUser();
  const queryKey = ['offline copies', userId];
  const [isSaving, setSaving] = useState(false);
  const { data: copies = [] } = useQuery({
    queryKey,
    queryFn: () => listOfflineCopies(userId),
    networkMode: 'always',
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    copies,
    isSaving,
    refresh,
    save: async (purchase: Omit<OfflineCopy, 'copy' | 'userId'>) => {
      setSaving(true);
      try {
        await saveOfflineCopy({ ...purchase, userId });
        toast.success(t('offline.kept', { title: purchase.title }));
      } catch (error) {
        toast.error(errorText(error));
      } finally {
        setSaving(false);
        await refresh();
      }
    },
    remove: async (copy: OfflineCopy) => {
      await deleteOfflineCopy(copy);
      toast.success(t('offline.forgotten', { title: copy.title }));
      await refresh();
    },
  };
}
