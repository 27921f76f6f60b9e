import type { SavedItem } from '@glossa/contract/saved';

import { momentAddress, sentenceAddress } from '../../lib/navigation/sentence-address.ts';

/** The address of the text or video that something was saved from; undefined where it cannot be opened. */
export const sourceAddress = ({ source, in_trash: inTrash }: SavedItem): string | undefined =>
  source === null || inTrash
    ? undefined
    : source.kind === 'text'
      ? `/reading/${source.id}`
      : `/videos/learn/${source.id}`;

/** The address of the very place that was saved; undefined where it is gone. */
export function placeOf(item: SavedItem): string | undefined {
  const { kind, quote, source, sentence, at } = item;
  if (kind === 'word') return `/words?${new URLSearchParams({ search: quote }).toString()}`;
  const address = sourceAddress(item);
  if (address === undefined || source === null || kind === 'text') return address;
  if (source.kind === 'video') return momentAddress(source.id, at ?? 0);
  return sentence === null ? undefined : sentenceAddress(source.id, sentence);
}
