import { changeFamily, getFamily } from '@glossa/contract/families';
import { undoWords } from '@glossa/contract/word-changes';
import { removeWordImage, uploadWordImage } from '@glossa/contract/word-images';
import { getWord, updateWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';
import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { levelChange, levelBody } from '../word-level.ts';
import type { WordLevel } from '../word-level.ts';
import { createEntrySaver, useSaverRetries } from './entry-saver.ts';
import type { EntrySaver, SaveState } from './entry-saver.ts';
import type { WordWriter } from './word-details.tsx';

interface SaveResult {
  word: Word;
  /** The token for undoing the change; null if nothing changed. */
  undo: string | null;
}

interface Target {
  id: number;
  /** Receives the server's response. */
  onSaved: (saved: SaveResult) => void;
}

/** Callbacks for components that show words beside a panel. */
export interface EntryListener {
  /** Receives the server's new version of the word. */
  onChange: (word: Word) => void;
  /** Called when other words may have changed too. */
  onReload: () => void;
}

function createSaver(): EntrySaver<Target> {
  let last: Promise<unknown> = Promise.resolve();
  return createEntrySaver(async ({ id, onSaved }, fields) => {
    // Send edits in order, so that an earlier one can't overwrite a later one.
    const response = last.then(() => call(updateWord, { params: { id }, body: fields }));
    last = response.catch(() => undefined);
    const saved = await response;
    onSaved(saved);
    return saved.word;
  });
}

// One saver per user, because unsent edits outlive the screen on which they were made.
const savers = new WeakMap<QueryClient, Map<string, EntrySaver<Target>>>();

function useSaver(): EntrySaver<Target> {
  const client = useQueryClient();
  const { id } = useUser();
  const clientSavers = savers.get(client) ?? new Map<string, EntrySaver<Target>>();
  const saver = clientSavers.get(id) ?? createSaver();
  savers.set(client, clientSavers.set(id, saver));
  return saver;
}

/** Edits a word outside a text. Each change can be undone; edits that cannot be sent are retried. */
export function useEntryWriter(
  { id, text, level }: { id: number; text: string; level: WordLevel },
  { onChange, onReload }: EntryListener,
  remove: () => void,
): { writer: WordWriter; state: SaveState | undefined; retry: () => void } {
  const { t } = useTranslation('reader');
  const client = useQueryClient();
  const saver = useSaver();
  useSaverRetries(saver);
  const unsaved = useSyncExternalStore(saver.subscribe, () => saver.unsaved(id));
  const state = useSyncExternalStore(saver.subscribe, () => saver.state(id));

  const reload = () => {
    for (const endpoint of [getWord, getFamily]) {
      void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
    onReload();
  };
  const showError = (error: unknown) => void toast.apiError(errorText(error));
  const offerUndo = (undo: string | null) => {
    if (undo === null) return;
    const undoChange = () =>
      call(undoWords, { body: { token: undo } }).then(() => {
        toast.success(t('history.undone'));
        reload();
      }, showError);
    toast.undo({ message: t('panel.changed', { word: text }), onUndo: () => void undoChange() });
  };
  const onSaved = ({ word, undo }: SaveResult) => {
    client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
    // Refetch the family, because the base form may have changed.
    void client.invalidateQueries({ queryKey: endpointKey(getFamily) });
    onChange(word);
    offerUndo(undo);
  };
  const params = { id };
  return {
    state,
    retry: () => saver.retry(id),
    writer: {
      unsaved,
      save: (fields) => saver.save({ id, onSaved }, fields),
      setPicture: (picture) =>
        (picture
          ? call(uploadWordImage, { params, files: { image: picture } })
          : call(removeWordImage, { params })
        ).then(onSaved, showError),
      setFamily: () => {
        const body = levelBody(levelChange(level));
        void call(changeFamily, { params, body }).then(({ undo }) => {
          reload();
          offerUndo(undo);
        }, showError);
      },
      remove,
    },
  };
}
