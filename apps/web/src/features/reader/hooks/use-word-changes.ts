import { getMe } from '@glossa/contract/auth';
import { getFamily } from '@glossa/contract/families';
import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { listWordChanges } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { toast } from '../../../ui/toast.tsx';
import type { UndoOffers } from '../model/undo-offers.ts';
import { createWordChanges } from '../model/word-changes.ts';
import type { WordChanges } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';

/** Answers in which a word's level is counted. */
const counting = [getFamily, getAnalysis, getWord, getMe, listTexts, listArchivedTexts, listWordChanges];
/** Answers that tell where phrases stand, and of words that are on no page yet. */
const placing = [getReadingPage];

/** Changes of words that tell the reader what happened and offer to take it back. */
export function useWordChanges(words: WordStore, offers: UndoOffers): WordChanges {
  const client = useQueryClient();
  return useMemo(
    () =>
      createWordChanges(words, call, {
        onSaved: (kind) => {
          const moved = kind === 'level' || kind === 'entry' ? [] : placing;
          for (const endpoint of [...counting, ...moved]) {
            void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
          }
        },
        onUndoable: offers.show,
        onRefused: (error) => toast.apiError(errorText(error)),
      }),
    [client, words, offers],
  );
}
