import {
  deleteSaved,
  listSaved,
  listSavedMarks,
  restoreSaved,
  createSavedItem,
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

/** An item to save, with its source. */
export type Savable = NonNullable<CallInput<typeof createSavedItem>['body']>;

/**
 * Returns actions that save items, remove them and edit their notes. Each resolves to whether it succeeded; after a
 * success, a toast offers to undo the change.
 */
export function useSavedChanges(): {
  save: (target: Savable) => Promise<boolean>;
  /** Removes the saved item with this ID. */
  remove: (id: string) => Promise<boolean>;
  saveNote: (item: Pick<SavedItem, 'id' | 'note'>, note: string) => Promise<boolean>;
} {
  const { t } = useTranslation('saved');
  const client = useQueryClient();
  const request = async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await send();
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
  const deleteItem = (id: string) =>
    request(async () => {
      await call(deleteSaved, { params: { id } });
      return true;
    });
  const updateNote = (id: string, note: string) =>
    request(() => call(updateSaved, { params: { id }, body: { note } }));

  return {
    save: async (target) => {
      const item = await request(() => call(createSavedItem, { body: target }));
      if (item) toast.undo({ message: t(`done.${target.kind}`), onUndo: () => void deleteItem(item.id) });
      return item !== undefined;
    },
    remove: async (id) => {
      if (!(await deleteItem(id))) return false;
      toast.undo({
        message: t('removed'),
        onUndo: () => void request(() => call(restoreSaved, { params: { id } })),
      });
      return true;
    },
    saveNote: async ({ id, note: before }, note) => {
      if (!(await updateNote(id, note))) return false;
      toast.undo({ message: t('note_changed'), onUndo: () => void updateNote(id, before) });
      return true;
    },
  };
}
