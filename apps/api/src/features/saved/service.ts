import { buildUrl } from '@glossa/contract/client';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { listSaved, type SavedItem, type NewSavedItem } from '@glossa/contract/saved';
import type { Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import type { User } from '#domain/accounts/user.ts';
import { presentSaved } from './present-saved.ts';
import * as queries from './queries.ts';

interface Key {
  id: string;
  ownerId: string;
}

/**
 * Returns one page of a learner's saved items in the requested language, or else in their current one, with the number
 * of items by kind. Empty if there is no language.
 */
export async function listPage(
  db: Queryable,
  { id: ownerId, currentLanguage }: User,
  query: HandlerInput<typeof listSaved>['query'],
): Promise<HandlerResult<typeof listSaved>> {
  const { page, page_size: size, kind, search, language = currentLanguage } = query;
  const none = { sentence: 0, word: 0, text: 0, moment: 0 };
  if (language === null) return { results: [], count: 0, next: null, previous: null, counts: none };
  const { rows, counts } = await queries.listSaved(
    db,
    { ownerId, language, kind, search },
    { limit: size, offset: (page - 1) * size },
  );
  const count = kind ? counts[kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
  const pageUrl = (to: number) => buildUrl(listSaved, { query: { ...query, page: to } });
  return {
    results: rows.map(presentSaved),
    count,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    counts,
  };
}

/** Maximum number of saved sentences and moments per text or video, since they are all shown without paging. */
const maxPerSource = 2000;

/** The data to save. `count` is the number of items already saved from the same text or video. */
type ItemToSave = Omit<queries.NewSaved, 'id' | 'ownerId' | 'kind'> & { count?: number };

/**
 * Saves a sentence, word, text or moment. `created` is false if it was saved before.
 * @throws {Failure} too_many_saved if its text or video has reached the maximum; word_not_found, text_not_found,
 * video_not_found, text_not_ready, video_not_ready, sentence_not_found
 */
export async function saveItem(
  db: Queryable,
  ownerId: string,
  newItem: NewSavedItem,
): Promise<{ item: SavedItem; created: boolean }> {
  const { count = 0, ...found } = await findItemToSave(db, ownerId, newItem);
  const item = { ...found, ownerId, kind: newItem.kind };
  if (count >= maxPerSource && !(await queries.isSaved(db, item))) fail('too_many_saved');
  const { id, created } = await queries.insertSaved(db, { ...item, id: newId() });
  // This fails if another device has deleted the item in the meantime.
  return { item: await getSaved(db, { id, ownerId }), created };
}

/** Sets the note of a saved item. @throws {Failure} saved_not_found */
export async function setNote(db: Queryable, key: Key, note: string): Promise<SavedItem> {
  if (!(await queries.updateNote(db, key, note))) fail('saved_not_found');
  return getSaved(db, key);
}

/** Soft-deletes a saved item, so that it can be restored. @throws {Failure} saved_not_found */
export async function removeSaved(db: Queryable, key: Key): Promise<void> {
  if (!(await queries.removeSaved(db, key))) fail('saved_not_found');
}

/** Restores a deleted item. @throws {Failure} saved_not_found */
export async function restoreSaved(db: Queryable, key: Key): Promise<SavedItem> {
  if (!(await queries.restoreSaved(db, key))) fail('saved_not_found');
  return getSaved(db, key);
}

const getSaved = async (db: Queryable, key: Key): Promise<SavedItem> =>
  presentSaved((await queries.findSaved(db, key)) ?? fail('saved_not_found'));

async function findItemToSave(db: Queryable, ownerId: string, newItem: NewSavedItem): Promise<ItemToSave> {
  switch (newItem.kind) {
    case 'word': {
      const word = (await queries.findWord(db, { id: newItem.word, ownerId })) ?? fail('word_not_found');
      return { ...word, term: newItem.word };
    }
    case 'text': {
      const text = (await queries.findText(db, { id: newItem.text, ownerId })) ?? fail('text_not_found');
      return { ...text, text: newItem.text };
    }
    case 'moment': {
      const { video, position } = newItem;
      const moment =
        (await queries.findVideoMoment(db, { id: video, ownerId }, position)) ?? fail('video_not_found');
      return { ...checkPassage(moment, 'video_not_ready'), video };
    }
    case 'sentence': {
      const { text, video, sentence } = newItem;
      if (text !== undefined) {
        const source =
          (await queries.findTextSentence(db, { id: text, ownerId }, sentence)) ?? fail('text_not_found');
        return { ...checkPassage(source, 'text_not_ready'), text, sentence };
      }
      const source =
        (await queries.findVideoSentence(db, { id: video as string, ownerId }, sentence)) ??
        fail('video_not_found');
      return { ...checkPassage(source, 'video_not_ready'), video, sentence };
    }
  }
}

/**
 * Returns the data to save from a location.
 * @throws {Failure} `notReady` if the text or video can't be read yet, sentence_not_found
 */
function checkPassage(
  { title, language, ready, quote, position, count }: queries.PassageRow,
  notReady: 'text_not_ready' | 'video_not_ready',
): ItemToSave {
  if (!ready) fail(notReady);
  if (quote === null) return fail('sentence_not_found');
  return { title, language, quote, position, count };
}
