import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, use, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetWhatStoodIn, wasKept } from '@/domain/offline/answer.ts';
import { countWaiting } from '@/domain/offline/change-queue.ts';
import { connection } from '@/domain/offline/connection.ts';
import { onSent, sendChanges } from '@/domain/offline/send-changes.ts';
import type { Sent } from '@/domain/offline/send-changes.ts';
import { sendPlaces } from '@/domain/offline/send-places.ts';
import { wordCall } from '@/domain/offline/word-call.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { WordCallContext } from '@/domain/words/word-call-context.ts';
import { invalidateAfter } from '@/domain/words/invalidate-responses.ts';
import { ToastContent } from '@/ui/feedback/toast-content.tsx';
import { toast } from '@/ui/feedback/toast.tsx';

/** Milliseconds between checks for a connection and for pending changes. */
const lookEvery = 15_000;

/** Refetches the queries that were answered from this device. */
function askAnew(client: QueryClient): void {
  const stale = client.getQueryCache().findAll({ predicate: ({ queryKey }) => wasKept(queryKey) });
  forgetWhatStoodIn();
  for (const { queryKey } of stale) void client.invalidateQueries({ queryKey, exact: true });
}

/** Detects when the connection is back, and then sends pending changes. `onList` shows the changes that were sent. */
export function useSending(onList: (sent: Sent) => void): void {
  const client = useQueryClient();
  const { check } = useSession();
  const { id } = useUser();
  const { replace } = use(WordCallContext);
  const tell = useSentToast(onList);

  const send = useEffectEvent(async () => {
    await sendChanges();
    await sendPlaces();
  });
  const look = useEffectEvent(async () => {
    if (!navigator.onLine) return connection.lost();
    if (!connection.read().isOffline) {
      if ((await countWaiting(id)) > 0) await sendChanges();
      return;
    }
    const reached = await fetch('/livez', { cache: 'no-store' }).catch(() => undefined);
    if (!reached?.ok) return;
    // The session may have changed in the meantime.
    await check();
    connection.back();
    await send();
    askAnew(client);
  });
  const sent = useEffectEvent((done: Sent) => {
    invalidateAfter(client, 'phrase');
    tell(done);
  });

  useEffect(() => replace(wordCall), [replace]);
  useEffect(() => onSent((done) => sent(done)), []);
  useEffect(() => {
    const again = () => void look().catch(() => undefined);
    const lost = () => connection.lost();
    if (!connection.read().isOffline) void send().catch(() => undefined);
    again();
    const timer = setInterval(again, lookEvery);
    addEventListener('online', again);
    addEventListener('offline', lost);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('offline', lost);
    };
  }, [id]);
}

const countOf = (sent: Sent, outcome: Sent[number]['result']['outcome']): number =>
  sent.filter(({ result }) => result.outcome === outcome).length;

/** Returns a function that reports how the server handled the changes; `onList` lists them one by one. */
function useSentToast(onList: (sent: Sent) => void): (sent: Sent) => void {
  const { t } = useTranslation('offline');
  return (sent) => {
    const [outdated, gone] = [countOf(sent, 'outdated'), countOf(sent, 'gone')];
    const taken = sent.length - outdated - gone;
    const sentences = [
      ...(taken > 0 ? [t('sent.taken', { count: taken })] : []),
      ...(outdated > 0 ? [t('sent.outdated', { count: outdated })] : []),
      ...(gone > 0 ? [t('sent.gone', { count: gone })] : []),
    ];
    const message = sentences.join(' ');
    if (outdated + gone === 0) toast.success(message);
    else
      toast.info(
        createElement(ToastContent, { message, action: t('sent.show'), onAction: () => onList(sent) }),
      );
  };
}
