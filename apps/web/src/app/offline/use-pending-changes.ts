import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { clearCachedKeys, isFromCache } from '@/domain/offline/respond-offline.ts';
import { countPending } from '@/domain/offline/change-queue.ts';
import { connection } from '@/domain/offline/connection.ts';
import { onChangesSent, sendChanges } from '@/domain/offline/send-changes.ts';
import type { SentChanges } from '@/domain/offline/send-changes.ts';
import { sendPositions } from '@/domain/offline/send-positions.ts';
import { callOrQueue } from '@/domain/offline/call-or-queue.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { WordCallContext } from '@/domain/words/word-call-context.ts';
import { invalidateAfter } from '@/domain/words/invalidate-responses.ts';
import { ToastContent } from '@/ui/feedback/toast-content.tsx';
import { toast } from '@/ui/feedback/toast.tsx';

/** Milliseconds between checks for a connection and for pending changes. */
const checkInterval = 15_000;

/** Refetches the queries that were answered from the cache on this device. */
function refetchCached(client: QueryClient): void {
  const cachedQueries = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isFromCache(queryKey) });
  clearCachedKeys();
  for (const { queryKey } of cachedQueries) void client.invalidateQueries({ queryKey, exact: true });
}

/** Detects when the connection is back, and then sends pending changes. `onList` shows the changes that were sent. */
export function usePendingChanges(onList: (sent: SentChanges) => void): void {
  const client = useQueryClient();
  const { check } = useSession();
  const { id } = useUser();
  const { replace } = use(WordCallContext);
  const showToast = useSentToast(onList);

  const send = useEffectEvent(async () => {
    await sendChanges();
    await sendPositions();
  });
  const checkConnection = useEffectEvent(async () => {
    if (!navigator.onLine) return connection.setOffline(true);
    if (!connection.read().isOffline) {
      if ((await countPending(id)) > 0) await sendChanges();
      return;
    }
    const response = await fetch('/livez', { cache: 'no-store' }).catch(() => undefined);
    if (!response?.ok) return;
    // The session may have changed in the meantime.
    await check();
    connection.setOffline(false);
    await send();
    refetchCached(client);
  });
  const sent = useEffectEvent((done: SentChanges) => {
    invalidateAfter(client, 'phrase');
    showToast(done);
  });

  useEffect(() => replace(callOrQueue), [replace]);
  useEffect(() => onChangesSent((done) => sent(done)), []);
  useEffect(() => {
    const recheck = () => void checkConnection().catch(() => undefined);
    const onOffline = () => connection.setOffline(true);
    if (!connection.read().isOffline) void send().catch(() => undefined);
    recheck();
    const timer = setInterval(recheck, checkInterval);
    addEventListener('online', recheck);
    addEventListener('offline', onOffline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', recheck);
      removeEventListener('offline', onOffline);
    };
  }, [id]);
}

const countByOutcome = (sent: SentChanges, outcome: SentChanges[number]['result']['outcome']): number =>
  sent.filter(({ result }) => result.outcome === outcome).length;

/** Returns a function that reports how the server handled the changes; `onList` lists them one by one. */
function useSentToast(onList: (sent: SentChanges) => void): (sent: SentChanges) => void {
  const { t } = useTranslation('offline');
  return (sent) => {
    const [outdated, gone] = [countByOutcome(sent, 'outdated'), countByOutcome(sent, 'gone')];
    const saved = sent.length - outdated - gone;
    const messages = [
      ...(saved > 0 ? [t('sent.taken', { count: saved })] : []),
      ...(outdated > 0 ? [t('sent.outdated', { count: outdated })] : []),
      ...(gone > 0 ? [t('sent.gone', { count: gone })] : []),
    ];
    const message = messages.join(' ');
    if (outdated + gone === 0) toast.success(message);
    else
      toast.info(
        createElement(ToastContent, { message, action: t('sent.show'), onAction: () => onList(sent) }),
      );
  };
}
