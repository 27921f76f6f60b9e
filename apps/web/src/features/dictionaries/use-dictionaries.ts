import { listAdminDictionaries } from '@glossa/contract/admin-dictionaries';
import type { DictionaryInstallation } from '@glossa/contract/admin-dictionaries';
import { lookUpWord } from '@glossa/contract/dictionaries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Milliseconds between refetches while an installation is running and the page is visible. */
const pollInterval = 1500;

/** Returns whether an installation is waiting or running. */
export const isInProgress = ({ state }: DictionaryInstallation): boolean =>
  state === 'waiting' || state === 'downloading' || state === 'installing';

/** Fetches the dictionaries of a language, and polls while an installation is in progress. */
export function useDictionaries(language: string) {
  const query = useQuery({
    ...endpointQuery(listAdminDictionaries, { query: { language } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data && (data.installations.some(isInProgress) || data.others_installing.length > 0)
        ? pollInterval
        : false,
  });
  useCompletionToast(query.data?.installations);
  return query;
}

/** Announces completed installations, and invalidates lookups so that they include the new dictionaries. */
function useCompletionToast(installations: readonly DictionaryInstallation[] | undefined): void {
  const { t } = useTranslation('dictionaries');
  const invalidate = useInvalidate();
  const runningInstallations = useRef<readonly DictionaryInstallation[]>([]);
  useEffect(() => {
    if (!installations) return;
    // Only a completed installation disappears from the list; failed and canceled ones stay until they are discarded.
    const completed = runningInstallations.current.filter(({ id }) =>
      installations.every((one) => one.id !== id),
    );
    runningInstallations.current = installations.filter(isInProgress);
    if (completed.length === 0) return;
    for (const { title } of completed) toast.success(t('installations.completed', { title }));
    void invalidate([lookUpWord]);
  });
}
