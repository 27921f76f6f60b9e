import { fail } from '@glossa/contract/failure';
import type { SavedItem, SavedThing } from '@glossa/contract/saved';
import type { Database, Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { presentSaved } from './present-saved.ts';
import { findSaved, insertSaved, isSaved, type NewSaved } from './queries.ts';
import {
  findText,
  findTextSentence,
  findVideoMoment,
  findVideoSentence,
  findWord,
  type PlaceRow,
} from './source-queries.ts';

/** Maximum number of saved sentences and moments per text or video, since they are all shown without paging. */
const mostOfSource = 2000;

/** `count` is the number of items saved from the same text or video. */
type Found = Omit<NewSaved, 'id' | 'ownerId' | 'kind'> & { count?: number };

/**
 * Saves a sentence, word, text or moment; `created` is false if it was saved before.
 * @throws {Failure} `too_many_saved` when its text or video has the maximum number
 */
export async function saveThing(
  db: Database,
  ownerId: string,
  thing: SavedThing,
): Promise<{ item: SavedItem; created: boolean }> {
  const { count = 0, ...found } = await findThing(db, ownerId, thing);
  const item = { ...found, ownerId, kind: thing.kind };
  if (count >= mostOfSource && !(await isSaved(db, item))) fail('too_many_saved');
  const made = await insertSaved(db, { ...item, id: newId() });
  const row = await findSaved(db, made.id, ownerId);
  // It was deleted on another device in between.
  return row ? { item: presentSaved(row), created: made.created } : fail('saved_not_found');
}

async function findThing(db: Queryable, ownerId: string, thing: SavedThing): Promise<Found> {
  switch (thing.kind) {
    case 'word': {
      const word = (await findWord(db, thing.word, ownerId)) ?? fail('word_not_found');
      return { ...word, term: thing.word };
    }
    case 'text': {
      const text = (await findText(db, thing.text, ownerId)) ?? fail('text_not_found');
      return { ...text, text: thing.text };
    }
    case 'moment': {
      const { video, position } = thing;
      const place = (await findVideoMoment(db, video, ownerId, position)) ?? fail('video_not_found');
      return { ...checked(place, 'video_not_ready'), video };
    }
    case 'sentence': {
      const { text, video, sentence } = thing;
      if (text !== undefined) {
        const place = (await findTextSentence(db, text, ownerId, sentence)) ?? fail('text_not_found');
        return { ...checked(place, 'text_not_ready'), text, sentence };
      }
      const place =
        (await findVideoSentence(db, video as string, ownerId, sentence)) ?? fail('video_not_found');
      return { ...checked(place, 'video_not_ready'), video, sentence };
    }
  }
}

/** Returns what to save of a place. @throws {Failure} the code `unready` when it isn't ready; `sentence_not_found` */
function checked(
  { title, language, ready, quote, position, count }: PlaceRow,
  unready: 'text_not_ready' | 'video_not_ready',
): Found {
  if (!ready) fail(unready);
  if (quote === null) return fail('sentence_not_found');
  return { title, language, quote, position, count };
}
