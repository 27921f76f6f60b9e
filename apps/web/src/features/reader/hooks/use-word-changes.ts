import { getMe } from '@glossa/contract/auth';
import { getAnalysis, getReadingPage, listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { getWord, listWordChanges } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { standingOf } from '../model/knowledge.ts';
import type { UndoOffers } from '../model/undo-offers.ts';
import { createWordChanges } from '../model/word-changes.ts';
import type { WordChanges, WordEvents } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';
import { standingLabels } from './use-standing-label.ts';

/** Answers in which a word's level is counted. */
const counting = [getAnalysis, getWord, getMe, listTexts, listArchivedTexts, listWordChanges];
/** Answers that tell where phrases stand. */
const placing = [getReadingPage];

type Undoable = Parameters<WordEvents['onUndoable']>[0];

/**
 * Changes of words that tell the reader what happened and offer to take it back. `nameOf` says how a word of the
 * page is written; it stays the same function.
 */
export function useWordChanges(
  words: WordStore,
  offers: UndoOffers,
  nameOf: (id: number) => string,
): WordChanges {
  const client = useQueryClient();
  const { t } = useTranslation('reader');
  const format = useFormat();
  const sentence: (change: Undoable) => string = ({ kind, after, name = '' }) => {
    const [only] = after;
    if (kind === 'entry') return t('changed.entry', { word: name });
    if (kind === 'phrase') return t('changed.phrase', { phrase: name });
    if (kind === 'delete') return t('changed.deleted', { word: name });
    // Levels of several words at once are only ever set to known.
    return after.size === 1 && only
      ? t('changed.one', { word: nameOf(only[0]), standing: standingLabels(t)[standingOf(only[1])] })
      : t('changed.known', { count: after.size, number: format.number(after.size) });
  };
  // The changes outlive a change of the interface language.
  const tell = useRef(sentence);
  useEffect(() => {
    tell.current = sentence;
  });
  return useMemo(
    () =>
      createWordChanges(words, call, {
        onSaved: (kind) => {
          const moved = kind === 'phrase' || kind === 'delete' ? placing : [];
          for (const endpoint of [...counting, ...moved]) {
            void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
          }
        },
        onUndoable: (change) =>
          offers.show({ message: tell.current(change), count: change.after.size, undo: change.undo }),
        onRefused: (error) => toast.apiError(errorText(error)),
      }),
    [client, words, offers],
  );
}
