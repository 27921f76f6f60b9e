import { useEffect, useState } from 'react';

import { toast } from '@/ui/feedback/toast.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { account as current } from './current-account.ts';
import { pinText, unpinText } from './cache-text.ts';
import { findOfflineText, onOfflineTextsChange } from './offline-texts.ts';

/** Returns whether the user has saved a text on this device (undefined until known), and functions to change that. */
export function useOfflineText(
  id: string,
  messages: { saved: string; removed: string },
): { isPinned: boolean | undefined; isBusy: boolean; save: () => void; remove: () => void } {
  const account = current.read() ?? '';
  const [isPinned, setPinned] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const read = () =>
      void findOfflineText(account, id).then(
        (text) => isMounted && setPinned(text?.pinned ?? false),
        () => undefined,
      );
    read();
    const stop = onOfflineTextsChange(read);
    return () => {
      isMounted = false;
      stop();
    };
  }, [account, id]);
  const run = (task: () => Promise<void>, message: string) => {
    setBusy(true);
    task()
      .then(
        () => toast.success(message),
        (error: unknown) => toast.apiError(errorText(error)),
      )
      .finally(() => setBusy(false));
  };
  return {
    isPinned,
    isBusy,
    save: () => run(() => pinText(account, id), messages.saved),
    remove: () => run(() => unpinText(account, id), messages.removed),
  };
}
