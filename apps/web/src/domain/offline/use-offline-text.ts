import { useEffect, useState } from 'react';

import { toast } from '@/ui/feedback/toast.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { account as present } from './account.ts';
import { pinText, unpinText } from './keep-text.ts';
import { findOfflineText, onOfflineTextsChange } from './offline-texts.ts';

/** Returns whether the user has saved a text on this device (undefined until known), and how to change that. */
export function useOfflineText(
  id: string,
  told: { kept: string; removed: string },
): { isPinned: boolean | undefined; isBusy: boolean; keep: () => void; remove: () => void } {
  const account = present.read() ?? '';
  const [isPinned, setPinned] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    const read = () =>
      void findOfflineText(account, id).then(
        (kept) => isHere && setPinned(kept?.pinned ?? false),
        () => undefined,
      );
    read();
    const stop = onOfflineTextsChange(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [account, id]);
  const run = (work: () => Promise<void>, sentence: string) => {
    setBusy(true);
    work()
      .then(
        () => toast.success(sentence),
        (error: unknown) => toast.apiError(errorText(error)),
      )
      .finally(() => setBusy(false));
  };
  return {
    isPinned,
    isBusy,
    keep: () => run(() => pinText(account, id), told.kept),
    remove: () => run(() => unpinText(account, id), told.removed),
  };
}
