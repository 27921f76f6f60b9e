import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import type { Word } from '@glossa/contract/words';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { isSelected, selectedCount } from '../selection.ts';
import type { Selection } from '../selection.ts';
import { createRequestQueue } from '@/domain/words/word-queue.ts';
import { levelChange, levelBody } from '@/domain/words/word-level.ts';
import { entryWithLevel } from '../levels.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import type { Filters } from '@/domain/words/lists/words-view.ts';
import { useRefreshWords } from './use-refresh-words.ts';
import { useLevelLabel } from './use-level-label.ts';
import type { WordList } from './use-word-list.ts';

type Target = { ids: number[] } | { filter: Filters; except: number[] };

export interface WordChanges {
  setLevel: (target: Selection, level: WordLevel) => Promise<void>;
  setTags: (target: Selection, tags: { add?: string[]; remove?: string[] }) => Promise<void>;
  remove: (target: Selection) => Promise<void>;
}

/** Bulk changes of words. They apply optimistically, can be undone, and revert if the server rejects them. */
export function useWordChanges(list: WordList, filters: Filters): WordChanges {
  const { t } = useTranslation('words');
  const label = useLevelLabel();
  const refresh = useRefreshWords();
  const targetOf = ({ all, ids }: Selection): Target =>
    all ? { filter: filters, except: [...ids] } : { ids: [...ids] };

  // The last change wins, so its message is the last one, too.
  const [{ enqueue, flush }] = useState(createRequestQueue);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);

  const run = async (
    target: Selection,
    show: (word: Word) => Word | undefined,
    work: () => Promise<{ undo: string | null; changed: number }>,
    message: (count: number) => string,
  ) => {
    if (selectedCount(target, list.count) === 0) return;
    list.change((word) => (isSelected(target, word.id) ? show(word) : word));
    try {
      const { undo, changed } = await enqueue(work);
      if (undo !== null) toast.undo({ message: message(changed), onUndo: () => void takeBack(undo) });
    } catch (error) {
      toast.apiError(errorText(error));
      await list.restart();
    } finally {
      refresh();
    }
  };
  const takeBack = async (token: string) => {
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
        (word) => entryWithLevel(word, level),
        () => call(bulkUpdateWords, { body: { ...targetOf(target), ...levelBody(levelChange(level)) } }),
        (count) => t('changed.standing', { count, standing: label(level) }),
      ),
    setTags: (target, { add = [], remove = [] }) =>
      run(
        target,
        (word) => ({
          ...word,
          tags: [...new Set([...word.tags.filter((tag) => !remove.includes(tag)), ...add])],
        }),
        () => call(bulkUpdateWords, { body: { ...targetOf(target), add_tags: add, remove_tags: remove } }),
        (count) => t('changed.tags', { count }),
      ),
    remove: (target) =>
      run(
        target,
        () => undefined,
        () => call(bulkDeleteWords, { body: targetOf(target) }),
        (count) => t('changed.deleted', { count }),
      ),
  };
}
