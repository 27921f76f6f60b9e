import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { undoWords, listWordChanges } from '@glossa/contract/word-changes';
import { getVocabulary } from '@glossa/contract/word-lists';
import { getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Filters } from '@/domain/words/lists/words-view.ts';
import { levelChange, levelBody } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { createRequestQueue } from '@/domain/words/word-queue.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { withLevel, useLevelLabel } from '../word-levels.ts';
import { isSelected, selectedCount } from './use-selection.ts';
import type { Selection } from './use-selection.ts';
import type { WordList } from './use-word-list.ts';

type Target = { ids: number[] } | { filter: Filters; except: number[] };

interface WordChanges {
  setLevel: (target: Selection, level: WordLevel) => Promise<void>;
  setTags: (target: Selection, tags: { add?: string[]; remove?: string[] }) => Promise<void>;
  remove: (target: Selection) => Promise<void>;
}

/**
 * Returns actions that change words optimistically, offer to undo the change, and revert it if the server rejects it.
 */
export function useWordChanges(list: WordList, filters: Filters): WordChanges {
  const { t } = useTranslation('words');
  const levelLabel = useLevelLabel();
  const refresh = useRefreshWords();
  const toTarget = ({ all, ids }: Selection): Target =>
    all ? { filter: filters, except: [...ids] } : { ids: [...ids] };

  // Changes are sent in order, so that the last one and its message win.
  const [{ enqueue, flush }] = useState(createRequestQueue);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);

  const run = async (
    target: Selection,
    apply: (word: Word) => Word | undefined,
    send: () => Promise<{ undo: string | null; changed: number }>,
    message: (count: number) => string,
  ) => {
    if (selectedCount(target, list.count) === 0) return;
    list.change((word) => (isSelected(target, word.id) ? apply(word) : word));
    try {
      const { undo, changed } = await enqueue(send);
      if (undo !== null) toast.undo({ message: message(changed), onUndo: () => void revert(undo) });
    } catch (error) {
      toast.apiError(errorText(error));
      await list.restart();
    } finally {
      refresh();
    }
  };
  const revert = async (token: string) => {
    try {
      await call(undoWords, { body: { token } });
      toast.success(t('changed.undone'));
    } catch (error) {
      toast.apiError(errorText(error));
    } finally {
      refresh();
      await list.restart();
    }
  };

  return {
    setLevel: (target, level) =>
      run(
        target,
        (word) => withLevel(word, level),
        () => call(bulkUpdateWords, { body: { ...toTarget(target), ...levelBody(levelChange(level)) } }),
        (count) => t('changed.level', { count, level: levelLabel(level) }),
      ),
    setTags: (target, { add = [], remove = [] }) =>
      run(
        target,
        (word) => ({
          ...word,
          tags: [...new Set([...word.tags.filter((tag) => !remove.includes(tag)), ...add])],
        }),
        () => call(bulkUpdateWords, { body: { ...toTarget(target), add_tags: add, remove_tags: remove } }),
        (count) => t('changed.tags', { count }),
      ),
    remove: (target) =>
      run(
        target,
        () => undefined,
        () => call(bulkDeleteWords, { body: toTarget(target) }),
        (count) => t('changed.deleted', { count }),
      ),
  };
}

/** Endpoints that count or return words, besides the list itself. */
const affectedQueries = [getVocabulary, getWord, listTexts, listArchivedTexts, listWordChanges];

/** Returns a function that refetches everything that depends on words, except the list itself. */
export function useRefreshWords(): () => void {
  const client = useQueryClient();
  return () => {
    for (const endpoint of affectedQueries)
      void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  };
}
