import { useEffect, useState } from 'react';

import { countKeptWords } from '@/domain/offline/cached-responses.ts';
import { listWaiting } from '@/domain/offline/change-queue.ts';
import type { KeptText } from '@/domain/offline/database.ts';
import { unpinText } from '@/domain/offline/keep-text.ts';
import { listKeptTexts, onKeptTexts } from '@/domain/offline/kept-texts.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** A user's data on this device. */
interface KeptThings {
  texts: readonly KeptText[];
  /** Number of stored word entries. */
  words: number;
  /** Number of changes waiting to be sent. */
  waiting: number;
}

const nothing: KeptThings = { texts: [], words: 0, waiting: 0 };

async function readAll(account: string): Promise<KeptThings> {
  const [texts, words, waiting] = await Promise.all([
    listKeptTexts(account),
    countKeptWords(account),
    listWaiting(account),
  ]);
  return { texts: texts.filter(({ bytes }) => bytes > 0), words, waiting: waiting.length };
}

/** The user's data on this device, undefined while loading, with functions to remove texts. */
export function useKeptThings(): {
  kept: KeptThings | undefined;
  remove: (id: string) => Promise<void>;
  removeAll: (told: string) => Promise<void>;
} {
  const { id: account } = useUser();
  const [kept, setKept] = useState<KeptThings>();
  useEffect(() => {
    let isHere = true;
    const read = () =>
      void readAll(account).then(
        (found) => isHere && setKept(found),
        // A browser without storage has nothing to show.
        () => isHere && setKept(nothing),
      );
    read();
    const stop = onKeptTexts(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [account]);
  return {
    kept,
    remove: (id) => unpinText(account, id),
    removeAll: async (told) => {
      for (const { id } of kept?.texts ?? []) await unpinText(account, id);
      toast.success(told);
    },
  };
}
