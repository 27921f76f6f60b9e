import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { Call } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { markKnown } from '@glossa/contract/reading';
import { addOrUpdateWord, deleteWord, getWord, updateWord } from '@glossa/contract/words';
import type { Word, WordState } from '@glossa/contract/words';

import { firstLocal } from '@/domain/words/word-queue.ts';
import { newWord } from '@/domain/words/word-level.ts';
import { call } from '@/lib/api/client.ts';
import { account } from './current-account.ts';
import { cacheResponse, cacheWordStates, readCachedResponse, readWordStates } from './cached-responses.ts';
import { addChange } from './change-queue.ts';
import { connection, isNetworkError } from './connection.ts';
import { chunksBetween, collectWordIds } from './text-chunks.ts';
import { readChunks } from './offline-texts.ts';
import { scheduleSending } from './send-changes.ts';

type Entry = NonNullable<CallInput<typeof updateWord>['body']>;
type NewWordBody = CallInput<typeof addOrUpdateWord>['body'];
/** A phrase with its language, since another language may be current by the time the phrase is sent. */
type Phrase = NewWordBody & { language: NonNullable<NewWordBody['language']> };

const wordInput = (id: number) => ({ params: { id } });

const statuses = ['unknown', 'learning', 'learning', 'learning', 'known', 'mastered'] as const;

/** Builds a word in the shape of the server's response from cached data, and caches it. */
async function cacheWord(owner: string, id: number, state: WordState, entry: Partial<Word>): Promise<Word> {
  const cached = (await readCachedResponse(owner, getWord.path, wordInput(id))) as Word | undefined;
  const empty = {
    id,
    text: '',
    parts: null,
    language: '',
    lemma: '',
    definition: '',
    pronunciation: '',
    example: '',
    notes: '',
    part_of_speech: '',
    tags: [],
    image: null,
    created_at: null,
    updated_at: null,
    next_review: null,
    last_reviewed: null,
    difficulty: null,
    difficulty_source: null,
    frequency: null,
    frequency_rank: null,
  };
  const word: Word = {
    ...empty,
    ...cached,
    ...entry,
    translation: state.translation,
    knowledge_level: state.level,
    user_knowledge_level: state.level,
    status: statuses[state.level] ?? 'unknown',
    ignored: state.ignored,
  };
  await cacheResponse(owner, { path: getWord.path, input: wordInput(id), response: word });
  return word;
}

/** Queues new fields and levels of words, and applies them on this device; returns the words. */
async function queueEntries(owner: string, ids: readonly number[], entry: Entry): Promise<Word[]> {
  const states = await readWordStates(owner, ids);
  const words: Word[] = [];
  for (const id of ids) {
    const before = states[id] ?? newWord;
    const state = {
      level: entry.knowledge_level ?? (before.level || (before.ignored ? 0 : 1)),
      ignored: entry.ignored ?? before.ignored,
      translation: entry.translation ?? before.translation,
    };
    await addChange(owner, { what: 'entry', word: id, entry });
    await cacheWordStates(owner, [[id, state]]);
    const { knowledge_level: _level, ...fields } = entry;
    words.push(await cacheWord(owner, id, state, fields as Partial<Word>));
  }
  return words;
}

/** Queues a phrase, under a local ID until the server assigns one. */
async function queuePhrase(owner: string, phrase: Phrase): Promise<Word> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = firstLocal - 1 - Math.floor(random / 4);
  await addChange(owner, { what: 'phrase', phrase }, id);
  const { knowledge_level: level, ignored = false, translation } = phrase;
  const state = { level, ignored, translation };
  await cacheWordStates(owner, [[id, state]]);
  const { text, parts = null, language: _language, knowledge_level: _level, ...fields } = phrase;
  return cacheWord(owner, id, state, { ...(fields as Partial<Word>), text, parts });
}

/** Queues the deletion of a word. */
async function queueDeletion(owner: string, id: number): Promise<void> {
  await addChange(owner, { what: 'delete', word: id });
  await cacheWordStates(owner, [[id, undefined]]);
}

/**
 * Queues marking the new words in a range of sentences (both ends inclusive) as known. Returns the number of words, or
 * undefined if the sentences are not cached.
 */
async function queueKnown(
  owner: string,
  { text, from, to }: { text: string; from: number; to: number },
): Promise<number | undefined> {
  const needed = chunksBetween(from, to);
  const chunks = await readChunks(owner, text, needed);
  if (chunks.length < needed.length) return undefined;
  const sentences = chunks.flatMap((chunk) => chunk.sentences).filter(({ seq }) => seq >= from && seq <= to);
  const ids = collectWordIds({ sentences, phrases: [] });
  const states = await readWordStates(owner, ids);
  const newIds = ids.filter((id) => {
    const { level, ignored } = states[id] ?? newWord;
    return level === 0 && !ignored;
  });
  if (newIds.length === 0) return 0;
  await addChange(owner, { what: 'known', words: newIds });
  await cacheWordStates(
    owner,
    newIds.map((id) => [id, { ...(states[id] ?? newWord), level: 4 }] as const),
  );
  return newIds.length;
}

/** Queues a change to words; returns what the server would return, or undefined for other calls. */
async function queue(owner: string, endpoint: Endpoint, input: unknown): Promise<object | undefined> {
  const isCall = (one: Endpoint) => one.path === endpoint.path && one.method === endpoint.method;
  if (isCall(bulkUpdateWords)) {
    const { ids, knowledge_level, ignored } = (input as CallInput<typeof bulkUpdateWords>).body ?? {};
    if (!ids || (knowledge_level === undefined && ignored === undefined)) return undefined;
    const levels = {
      ...(knowledge_level === undefined ? {} : { knowledge_level }),
      ...(ignored === undefined ? {} : { ignored }),
    };
    await queueEntries(owner, ids, levels);
    return { undo: null, changed: ids.length };
  }
  if (isCall(updateWord)) {
    const { params, body } = input as CallInput<typeof updateWord>;
    const [word] = await queueEntries(owner, [Number(params.id)], body ?? {});
    return { word, undo: null };
  }
  if (isCall(addOrUpdateWord)) {
    const { body } = input as CallInput<typeof addOrUpdateWord>;
    if (body.language === undefined) return undefined;
    return { word: await queuePhrase(owner, { ...body, language: body.language }), undo: null };
  }
  if (isCall(deleteWord)) {
    await queueDeletion(owner, Number((input as CallInput<typeof deleteWord>).params.id));
    return { undo: null, changed: 1 };
  }
  if (!isCall(markKnown)) return undefined;
  const { params, body } = input as CallInput<typeof markKnown>;
  const changedIds = await queueKnown(owner, {
    text: params.id,
    from: body.from_sentence,
    to: body.to_sentence,
  });
  return changedIds === undefined ? undefined : { undo: null, changed: changedIds };
}

/** Queues a change whose call failed for lack of a connection; rethrows any other error. */
async function queueIfOffline<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  error: unknown,
): Promise<CallResult<E>> {
  const owner = account.read();
  if (owner === undefined || !isNetworkError(error)) throw error;
  connection.setOffline(true);
  const queued = await queue(owner, endpoint, input).catch(() => undefined);
  if (!queued) throw error;
  return queued as CallResult<E>;
}

/** Calls an endpoint that changes words. While changes are pending, later ones are queued behind them. */
export const callOrQueue: Call = async (endpoint, input, options) => {
  const owner = account.read();
  if (owner !== undefined && connection.read().pending > 0) {
    const queued = await queue(owner, endpoint, input);
    scheduleSending();
    if (queued) return queued as CallResult<typeof endpoint>;
  }
  return call(endpoint, input, options).catch((error: unknown) => queueIfOffline(endpoint, input, error));
};
