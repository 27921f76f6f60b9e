import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { storeAccount } from '@/domain/offline/stored-account.ts';
import { cacheDictionaries } from '@/domain/offline/cache-dictionaries.ts';
import { cachePlayedRecordings } from '@/domain/offline/cache-played-recordings.ts';
import { cacheResponses } from '@/domain/offline/cache-responses.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';

/** Caches on this device what the user reads and listens to, and who is signed in. */
export function useOfflineCache(): void {
  const client = useQueryClient();
  const { state } = useSession();
  const { i18n } = useTranslation();
  const user = useUser();
  const { id } = user;
  const isOffline = state.status === 'authenticated' && state.offline === true;
  useEffect(() => {
    // Without storage, the app still works online.
    if (!isOffline) storeAccount(user).catch(() => undefined);
  }, [user, isOffline]);
  useEffect(() => cacheResponses(client, id), [client, id]);
  useEffect(() => cachePlayedRecordings(id), [id]);
  useEffect(() => {
    if (import.meta.env.PROD && !isOffline) void cacheDictionaries(i18n.language).catch(() => undefined);
  }, [i18n.language, isOffline]);
}
