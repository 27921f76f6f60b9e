import type { SavedItem } from '@glossa/contract/saved';

import { entryPath } from '@/domain/paths/entry-paths.ts';
import { momentAddress, sentenceAddress } from '@/domain/paths/sentence-address.ts';

/** Returns the path of the item's text or video, or undefined if it can't be opened. */
export const sourceAddress = ({ source, in_trash: inTrash }: SavedItem): string | undefined =>
  source === null || inTrash ? undefined : entryPath(source);

/** Returns the path of the saved place itself, or undefined if it no longer exists. */
export function placeOf(item: SavedItem): string | undefined {
  const { kind, quote, source, sentence, at, word } = item;
  if (kind === 'word') {
    // The word list contains only words in the vocabulary.
    return word?.listed ? `/words?${new URLSearchParams({ search: quote }).toString()}` : undefined;
  }
  const address = sourceAddress(item);
  if (address === undefined || source === null || kind === 'text') return address;
  if (source.kind === 'video') return momentAddress(source.id, at ?? 0);
  return sentence === null ? undefined : sentenceAddress(source.id, sentence);
}
