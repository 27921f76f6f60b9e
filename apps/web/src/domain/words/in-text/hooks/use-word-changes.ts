import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { queuedCall } from '../model/queued-call.ts';
import type { UndoOffers } from '../model/undo-offers.ts';
import { createWordChanges } from '../model/word-changes.ts';
import type { WordChanges } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';

/** Creates word changes that offer undo and report failures to the reader. */
export function useWordChanges(words: WordStore, offers: UndoOffers): WordChanges {
  const client = useQueryClient();
  const changes = useMemo(
    () =>
      createWordChanges(words, queuedCall, {
        onSaved: (kind) => {
          // If this fails to load, the next change refreshes everything.
          import('../model/stale-answers.ts')
            .then(({ refreshAfter }) => refreshAfter(client, kind))
            .catch(noop);
        },
        onUndoable: offers.show,
        onRefused: (error) => toast.apiError(errorText(error)),
      }),
    [client, words, offers],
  );
  useEffect(() => {
    addEventListener('pagehide', changes.hurry);
    return () => removeEventListener('pagehide', changes.hurry);
  }, [changes]);
  return changes;
}
