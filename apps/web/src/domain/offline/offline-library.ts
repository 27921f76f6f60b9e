import type { CallInput, CallResult } from '@glossa/contract/endpoint';
import type { listTexts, TextCard } from '@glossa/contract/texts';

import { openAccountDatabase, keyRange, openOfflineDatabase } from './database.ts';
import type { OfflineText } from './database.ts';
import { listOfflineTexts, allowsOffline } from './offline-texts.ts';

type Query = NonNullable<CallInput<typeof listTexts>['query']>;

/** A text in the offline library, and whether it can be read on this device. */
export interface OfflineCard extends TextCard {
  isOnDevice: boolean;
}

/** Caches the cards of a list for the offline library. */
export async function cacheCards(account: string, cards: readonly TextCard[]): Promise<void> {
  const transaction = (await openAccountDatabase(account)).transaction('cards', 'readwrite');
  await Promise.all([
    ...cards.map((card) => transaction.store.put({ account, id: card.id, card })),
    transaction.done,
  ]);
}

const orders: Record<string, (a: TextCard, b: TextCard) => number> = {
  date: (a, b) => b.created_at.localeCompare(a.created_at),
  title: (a, b) => a.title.localeCompare(b.title),
  difficulty: (a, b) => a.difficulty.localeCompare(b.difficulty),
  last_read: (a, b) => (b.last_read_at ?? '').localeCompare(a.last_read_at ?? ''),
};

/** Builds the card of a text that was opened before a list containing it was loaded. */
const toTextCard = ({ id, head, openedAt }: OfflineText): TextCard => ({
  id,
  title: head.title,
  author: '',
  source: '',
  difficulty: head.analysis.difficulty,
  language: head.language,
  tags: [],
  status: 'ready',
  problem: null,
  task: null,
  wordCount: head.analysis.wordCount,
  unknownWordsPercentage: head.analysis.unknownWordsPercentage,
  unknownByFamilyPercentage: head.analysis.unknownByFamilyPercentage,
  knowledge: head.analysis.knowledge,
  readingTime: head.analysis.readingTime,
  imageUrl: `/media/texts/${id}/cover`,
  image_source: 'generated',
  audio_url: null,
  audio: head.audio,
  grammar_points: [],
  is_archived: false,
  is_deleted: false,
  is_favorite: false,
  sentence_count: head.sentence_count,
  position: head.bookmark,
  last_read_at: new Date(openedAt).toISOString(),
  bought: head.bought,
  created_at: new Date(openedAt).toISOString(),
});

/** Returns the reading list from the cache; texts that can be read offline come first. */
export async function listOfflineLibrary(
  account: string,
  query: Query,
): Promise<CallResult<typeof listTexts> & { results: OfflineCard[] }> {
  const {
    search = '',
    language,
    difficulty,
    tag,
    favorite,
    sort = 'date',
    page = 1,
    page_size: size = 12,
  } = query;
  const [cards, texts] = await Promise.all([
    (await openOfflineDatabase()).getAll('cards', keyRange(account)),
    listOfflineTexts(account),
  ]);
  const onDevice = new Set(
    texts.flatMap(({ id, bytes, head }) => (bytes > 0 && allowsOffline(head) ? [id] : [])),
  );
  const term = search.trim().toLocaleLowerCase();
  const listedIds = new Set(cards.map(({ id }) => id));
  const unlisted = texts.filter(({ id, bytes }) => bytes > 0 && !listedIds.has(id)).map(toTextCard);
  const found = [...cards.map(({ card }) => card), ...unlisted]
    .map((card): OfflineCard => ({ ...card, isOnDevice: onDevice.has(card.id) }))
    .filter(
      (card) =>
        (!language || card.language === language) &&
        (!difficulty || card.difficulty === difficulty) &&
        (!favorite || card.is_favorite) &&
        (!tag || card.tags.some(({ name }) => name === tag)) &&
        card.title.toLocaleLowerCase().includes(term),
    )
    .toSorted((a, b) => Number(b.isOnDevice) - Number(a.isOnDevice) || (orders[sort]?.(a, b) ?? 0));
  const start = (Number(page) - 1) * Number(size);
  const results = found.slice(start, start + Number(size));
  return { results, count: found.length, next: null, previous: null };
}
