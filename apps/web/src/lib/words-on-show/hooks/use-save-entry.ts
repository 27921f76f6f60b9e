import type { Word } from '@glossa/contract/words';

import type { ShownItem } from '../model/shown-items.ts';
import type { EntryFields } from '../../words/entry-fields.ts';
import { useWordsOnShow } from './words-on-show.ts';
import { useEntrySaver } from './use-entry-saver.ts';

/**
 * Saves what is written of a word; `entry` is the word as the server has it, once it is there. The first time, the
 * sentence where it stands goes along as its example.
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
