import { useEffect, useState } from 'react';

import { countKeptWords } from '../../../lib/offline/answers.ts';
import { listWaiting } from '../../../lib/offline/change-queue.ts';
import type { KeptText } from '../../../lib/offline/database.ts';
import { unpinText } from '../../../lib/offline/keep-text.ts';
import { listKeptTexts, onKeptTexts } from '../../../lib/offline/kept-texts.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { toast } from '../../../ui/toast.tsx';

/** What is kept on this device for a person. */
interface KeptThings {
  texts: readonly KeptText[];
  /** Entries of words. */
  words: number;
  /** Changes that wait to be sent. */
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

/** What is kept on this device for the person, undefined until that is known, and how to remove texts. */
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
        // A browser that keeps nothing has nothing to tell.
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
