import type { Word } from '@glossa/contract/words';

import type { ShownItem } from '../model/shown-items.ts';
import type { EntryFields } from '@/domain/words/entry/entry-fields.ts';
import { useWordsOnShow } from './words-on-show.ts';
import { useEntrySaver } from './use-entry-saver.ts';

/**
 * Returns a function that saves fields of a word; `entry` is the server's version, once loaded. The first save also
 * stores the word's sentence as its example.
 */
export function useSaveEntry(
  item: ShownItem,
  entry: Word | undefined,
  sentence: string,
): (fields: EntryFields) => void {
  const { words } = useWordsOnShow();
  const saver = useEntrySaver();
  return (fields) => {
    const { level, ignored } = words.read(item.id);
    const lacksExample = entry ? entry.example === '' : level === 0 && !ignored;
    const isNewExample = lacksExample && fields.example === undefined && !saver.unsaved(item.id).example;
    saver.save(item, isNewExample ? { ...fields, example: sentence } : fields);
  };
}
