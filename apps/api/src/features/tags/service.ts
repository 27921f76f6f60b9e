import { setTimeout as sleep } from 'node:timers/promises';

import { buildUrl } from '@glossa/contract/client';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import {
  listTags,
  type createTag,
  type getTagRelated,
  type Tag,
  type updateTag,
} from '@glossa/contract/tags';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { isDuplicate, sqlState } from '@glossa/db/failures';
import { languageById } from '@glossa/language/languages';

import { toTagKind, presentTag } from './present-tag.ts';
import * as queries from './queries.ts';

interface TagKey {
  id: string;
  ownerId: string;
}

/** A tag, and the language to count its uses in. If the language is missing, uses in all languages are counted. */
type TagInLanguage = TagKey & { language?: number | null | undefined };

/** Returns one page of a user's tags, with the number of matches. */
export async function listPage(
  db: Queryable,
  ownerId: string,
  query: HandlerInput<typeof listTags>['query'],
): Promise<HandlerResult<typeof listTags>> {
  const { page, page_size: limit, search = '', type, sort, language = null } = query;
  const kind = type ? toTagKind(type) : null;
  const list = { ownerId, language, search, kind, sort, limit, offset: (page - 1) * limit };
  const { rows, count } = await queries.listTags(db, list);
  const pageUrl = (to: number) => buildUrl(listTags, { query: { ...query, page: to } });
  return {
    results: rows.map(presentTag),
    count,
    next: page * limit < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

/** Returns a tag with its counts in one language, or in all. @throws {Failure} tag_not_found */
export const getTag = async (db: Queryable, { id, ownerId, language = null }: TagInLanguage): Promise<Tag> =>
  presentTag((await queries.findTag(db, id, { ownerId, language })) ?? fail('tag_not_found'));

/** Returns the newest items with a tag, and the tag's counts. @throws {Failure} tag_not_found */
export async function getRelated(
  db: Queryable,
  { id, ownerId, language = null }: TagInLanguage,
): Promise<HandlerResult<typeof getTagRelated>> {
  const { counts } = await getTag(db, { id, ownerId, language });
  const { words, ...entries } = await queries.findRelated(db, id, { ownerId, language }, counts.words);
  return {
    ...entries,
    words: words.map((word) => ({ ...word, language: languageById(word.language)?.code ?? '' })),
    counts,
  };
}

/** Creates a tag. @throws {Failure} tag_exists */
export async function addTag(
  db: Queryable,
  ownerId: string,
  tag: HandlerInput<typeof createTag>['body'],
): Promise<Tag> {
  const id = (await queries.insertTag(db, ownerId, tag)) ?? fail('tag_exists');
  return getTag(db, { id, ownerId });
}

/** Renames or recolors a tag. @throws {Failure} tag_not_found, tag_exists */
export async function changeTag(
  db: Queryable,
  key: TagKey,
  changes: HandlerInput<typeof updateTag>['body'],
): Promise<Tag> {
  const found = await queries
    .updateTag(db, key, changes)
    .catch((error: unknown) => (isDuplicate(error) ? fail('tag_exists') : Promise.reject(error as Error)));
  return found ? getTag(db, key) : fail('tag_not_found');
}

/**
 * Replaces the tag `from` with `into` everywhere, and deletes it. Returns the remaining tag.
 * @throws {Failure} tag_not_found, unavailable, or an error on the field `into` if both tags are the same
 */
export async function mergeTags(
  db: Database,
  { ownerId, from, into }: { ownerId: string; from: string; into: string },
): Promise<Tag> {
  if (from === into) failFields({ into: [messages.tag_merge_self] });
  await withLockedTags(db, ownerId, [from, into], (tx) => queries.mergeTags(tx, { ownerId, from, into }));
  return getTag(db, { id: into, ownerId });
}

/** Deletes a tag everywhere. It can be restored for a day. @throws {Failure} tag_not_found, unavailable */
export const deleteTag = (db: Database, { id, ownerId }: TagKey): Promise<void> =>
  withLockedTags(db, ownerId, [id], (tx) => queries.deleteTag(tx, { id, ownerId }));

/**
 * Restores a deleted tag on all items that had it and still exist. Returns the tag, or the tag that has taken its name
 * in the meantime.
 * @throws {Failure} tag_not_found, unavailable
 */
export async function restoreTag(db: Database, { id, ownerId }: TagKey): Promise<Tag> {
  const restored = await withLockedTags(db, ownerId, [], (tx) => queries.restoreTag(tx, { id, ownerId }));
  return getTag(db, { id: restored ?? id, ownerId });
}

// With the delays between attempts, this takes about four seconds.
const maxAttempts = 30;
// lock_not_available, deadlock_detected
const isLockConflict = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlState(error) ?? '');

/**
 * Runs `work` with the learner's words and the tags locked. If another transaction, such as an upload, is using the
 * tags, rolls back and retries, because that transaction may be waiting for the words.
 * @throws {Failure} tag_not_found, unavailable
 */
async function withLockedTags<Result>(
  db: Database,
  ownerId: string,
  ids: readonly string[],
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let remainingAttempts = maxAttempts; ; remainingAttempts--) {
    try {
      return await db.transaction(async (tx) => {
        if ((await queries.lockTags(tx, ownerId, ids)) < ids.length) fail('tag_not_found');
        return work(tx);
      });
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      if (remainingAttempts === 1) fail('unavailable');
      await sleep(50 + Math.random() * 150);
    }
  }
}
