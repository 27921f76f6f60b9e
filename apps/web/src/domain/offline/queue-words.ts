import type { CallInput } from '@glossa/contract/endpoint';
import { getWord } from '@glossa/contract/words';
import type { addOrUpdateWord, updateWord, Word, WordState } from '@glossa/contract/words';

import { newWord } from '@/domain/words/word-level.ts';
import { keepAnswer, readAnswer } from './answers.ts';
import { firstLocal } from '@/domain/words/word-queue.ts';
import { addChange } from './change-queue.ts';
import { leavesOf, wordsOf } from './cut-page.ts';
import { readLeaves } from './kept-texts.ts';
import { keepStates, readStates } from './states.ts';

type Entry = NonNullable<CallInput<typeof updateWord>['body']>;
type Added = CallInput<typeof addOrUpdateWord>['body'];
/** Names its language, since another one may be current when it is sent. */
type Phrase = Added & { language: NonNullable<Added['language']> };

const inputOf = (id: number) => ({ params: { id } });

const statuses = ['unknown', 'learning', 'learning', 'learning', 'known', 'mastered'] as const;

/** Builds a word in the shape of the server's response from cached data. */
async function wordAs(account: string, id: number, state: WordState, entry: Partial<Word>): Promise<Word> {
  const kept = (await readAnswer(account, getWord.path, inputOf(id))) as Word | undefined;
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
    ...kept,
    ...entry,
    translation: state.translation,
    knowledge_level: state.level,
    user_knowledge_level: state.level,
    status: statuses[state.level] ?? 'unknown',
    ignored: state.ignored,
  };
  await keepAnswer(account, { path: getWord.path, input: inputOf(id), answer: word });
  return word;
}

/** Queues new fields and levels of words, and applies them on this device; returns the words. */
export async function queueEntries(account: string, ids: readonly number[], entry: Entry): Promise<Word[]> {
  const states = await readStates(account, ids);
  const words: Word[] = [];
  for (const id of ids) {
    const before = states[id] ?? newWord;
    const state = {
      level: entry.knowledge_level ?? (before.level || (before.ignored ? 0 : 1)),
      ignored: entry.ignored ?? before.ignored,
      translation: entry.translation ?? before.translation,
    };
    await addChange(account, { what: 'entry', word: id, entry });
    await keepStates(account, [[id, state]]);
    const { knowledge_level: _level, ...fields } = entry;
    words.push(await wordAs(account, id, state, fields as Partial<Word>));
  }
  return words;
}

/** Queues a phrase, under a local ID until the server assigns one. */
export async function queuePhrase(account: string, phrase: Phrase): Promise<Word> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = firstLocal - 1 - Math.floor(random / 4);
  await addChange(account, { what: 'phrase', phrase }, id);
  const { knowledge_level: level, ignored = false, translation } = phrase;
  const state = { level, ignored, translation };
  await keepStates(account, [[id, state]]);
  const { text, parts = null, language: _language, knowledge_level: _level, ...fields } = phrase;
  return wordAs(account, id, state, { ...(fields as Partial<Word>), text, parts });
}

/** Queues the deletion of a word. */
export async function queueDeletion(account: string, id: number): Promise<void> {
  await addChange(account, { what: 'delete', word: id });
  await keepStates(account, [[id, undefined]]);
}

/**
 * Queues marking the new words of some sentences as known, both ends inclusive. Returns their number, or undefined if
 * the sentences are not cached.
 */
export async function queueKnown(
  account: string,
  { text, from, to }: { text: string; from: number; to: number },
): Promise<number | undefined> {
  const needed = leavesOf(from, to);
  const leaves = await readLeaves(account, text, needed);
  if (leaves.length < needed.length) return undefined;
  const sentences = leaves.flatMap((leaf) => leaf.sentences).filter(({ seq }) => seq >= from && seq <= to);
  const ids = wordsOf({ sentences, phrases: [] });
  const states = await readStates(account, ids);
  const fresh = ids.filter((id) => {
    const { level, ignored } = states[id] ?? newWord;
    return level === 0 && !ignored;
  });
  if (fresh.length === 0) return 0;
  await addChange(account, { what: 'known', words: fresh });
  await keepStates(
    account,
    fresh.map((id) => [id, { ...(states[id] ?? newWord), level: 4 }] as const),
  );
  return fresh.length;
}
