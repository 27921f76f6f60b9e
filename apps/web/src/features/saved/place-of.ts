import type { SavedItem } from '@glossa/contract/saved';

import { entryPath } from '../../lib/navigation/entry-paths.ts';
import { momentAddress, sentenceAddress } from '../../lib/navigation/sentence-address.ts';

/** The address of the text or video that something was saved from; undefined where it cannot be opened. */
export const sourceAddress = ({ source, in_trash: inTrash }: SavedItem): string | undefined =>
  source === null || inTrash ? undefined : entryPath(source);

/** The address of the very place that was saved; undefined where it is gone. */
export function placeOf(item: SavedItem): string | undefined {
  const { kind, quote, source, sentence, at, word } = item;
  if (kind === 'word') {
    // The list of words has only those of the vocabulary.
    return word?.listed ? `/words?${new URLSearchParams({ search: quote }).toString()}` : undefined;
  }
  const address = sourceAddress(item);
  if (address === undefined || source === null || kind === 'text') return address;
  if (source.kind === 'video') return momentAddress(source.id, at ?? 0);
  return sentence === null ? undefined : sentenceAddress(source.id, sentence);
}
