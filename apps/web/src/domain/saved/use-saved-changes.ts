import {
  deleteSaved,
  listSaved,
  listSavedMarks,
  restoreSaved,
  saveThing,
  updateSaved,
} from '@glossa/contract/saved';
import type { SavedItem } from '@glossa/contract/saved';
import type { CallInput } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';
import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';

/** What can be saved, and where it is from. */
export type Savable = NonNullable<CallInput<typeof saveThing>['body']>;

/**
 * Saves items, removes them and edits their notes. Each method shows a toast with undo, and resolves to whether it
 * succeeded.
 */
export function useSavedChanges(): {
  save: (thing: Savable) => Promise<boolean>;
  /** `id` is that of the saved item. */
  remove: (id: string) => Promise<boolean>;
  note: (item: Pick<SavedItem, 'id' | 'note'>, note: string) => Promise<boolean>;
} {
  const { t } = useTranslation('saved');
  const client = useQueryClient();
  const attempt = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      toast.apiError(errorText(error));
      return undefined;
    } finally {
      await Promise.all(
        [listSaved, listSavedMarks].map((endpoint) =>
          client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      );
    }
  };
  const erase = (id: string) =>
    attempt(async () => {
      await call(deleteSaved, { params: { id } });
      return true;
    });
  const write = (id: string, note: string) =>
    attempt(() => call(updateSaved, { params: { id }, body: { note } }));

  return {
    save: async (thing) => {
      const item = await attempt(() => call(saveThing, { body: thing }));
      if (item) toast.undo({ message: t(`done.${thing.kind}`), onUndo: () => void erase(item.id) });
      return item !== undefined;
    },
    remove: async (id) => {
      if (!(await erase(id))) return false;
      toast.undo({
        message: t('removed'),
        onUndo: () => void attempt(() => call(restoreSaved, { params: { id } })),
      });
      return true;
    },
    note: async ({ id, note: before }, note) => {
      if (!(await write(id, note))) return false;
      toast.undo({ message: t('note_changed'), onUndo: () => void write(id, before) });
      return true;
    },
  };
}
