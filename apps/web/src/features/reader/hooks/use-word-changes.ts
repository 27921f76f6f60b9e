import { getMe } from '@glossa/contract/auth';
import { getAnalysis, listArchivedTexts, listTexts } from '@glossa/contract/texts';
import type { WordState } from '@glossa/contract/words';
import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { toast } from '../../../ui/toast.ts';
import { useFormat } from '../../../ui/use-format.ts';
import { standingOf } from '../model/knowledge.ts';
import { createWordChanges } from '../model/word-changes.ts';
import type { WordChanges } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';
import { standingLabels } from './use-standing-label.ts';

/** Answers in which a word's level is counted. */
const counting = [getAnalysis, getWord, getMe, listTexts, listArchivedTexts];

/** Changes of words that tell the reader what happened and offer to take it back. */
export function useWordChanges(words: WordStore): WordChanges {
  const client = useQueryClient();
  const { t } = useTranslation('reader');
  const format = useFormat();
  const tell = useRef({ t, format });
  useEffect(() => {
    tell.current = { t, format };
  });
  return useMemo(() => {
    let shown: string | undefined;
    const sentence = (after: ReadonlyMap<number, WordState>): string => {
      const { t, format } = tell.current;
      const [only] = after.values();
      return after.size === 1 && only
        ? t('changed.one', { standing: standingLabels(t)[standingOf(only)] })
        : t('changed.many', { count: after.size, number: format.number(after.size) });
    };
    return createWordChanges(words, call, {
      onSaved: () => {
        for (const endpoint of counting) void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
      },
      onUndoable: ({ after, undo }) => {
        // One offer at a time: ten presses of a key shall not pile up ten of them.
        if (shown !== undefined) toast.hide(shown);
        shown = toast.undo({ message: sentence(after), onUndo: undo });
      },
      onRefused: (error) => toast.apiError(errorText(error)),
    });
  }, [client, words]);
}
