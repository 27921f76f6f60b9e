import type { Call } from '@glossa/contract/client';
import { changeFamily } from '@glossa/contract/families';
import type { Family } from '@glossa/contract/families';
import { removeWordImage, uploadWordImage } from '@glossa/contract/word-images';
import { addOrUpdateWord, deleteWord, updateWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';

import type { EntryFields } from './entry-fields.ts';
import { isNew, newWord } from '../word-level.ts';
import type { WordQueue } from '../word-queue.ts';
import type { WordStore } from '../word-store.ts';

/** A draft phrase, which isn't on the server yet. */
export interface NewPhrase {
  text: string;
  language: string;
  /** IDs of its words, 0 for a gap. */
  parts: number[];
}

interface ChangeContext {
  words: WordStore;
  queue: WordQueue;
  call: Call;
}

/** Saves fields of a word or phrase; sets a new word to level 1. Rejects if the server rejects the change. */
export async function saveEntry(
  { words, queue, call }: ChangeContext,
  { id, text }: { id: number; text: string },
  fields: EntryFields,
): Promise<Word> {
  const before = words.read(id);
  const level = isNew(before) ? 1 : before.level;
  const after = { ...before, level, translation: fields.translation ?? before.translation };
  const body = { ...fields, ...(isNew(before) ? { knowledge_level: 1 } : {}) };
  const change = { kind: 'entry', after: new Map([[id, after]]), name: text } as const;
  return (await queue.send(change, () => call(updateWord, { params: { id }, body }))).word;
}

/** Saves the draft phrase with the ID `id`; sets it to level 1 unless it already has a level. */
export async function savePhrase(
  { words, queue, call }: ChangeContext,
  id: number,
  phrase: NewPhrase,
  fields: EntryFields & { translation: string },
): Promise<Word> {
  const { ignored, ...before } = words.read(id);
  const level = isNew({ ...before, ignored }) ? 1 : before.level;
  const body = { ...phrase, ...fields, knowledge_level: level, ignored };
  const state = { level, ignored, translation: fields.translation };
  const change = { kind: 'phrase', after: new Map([[id, state]]), name: phrase.text } as const;
  const { word } = await queue.send(change, () => call(addOrUpdateWord, { body }));
  words.confirm(
    new Map([
      [word.id, state],
      [id, newWord],
    ]),
  );
  return word;
}

/** Sets a word's image, or removes it with null; sets a new word to level 1. */
export async function saveImage(
  { words, queue, call }: ChangeContext,
  { id, text }: { id: number; text: string },
  picture: Blob | null,
): Promise<Word> {
  const before = words.read(id);
  const after = picture && isNew(before) ? { ...before, level: 1 } : before;
  const change = { kind: 'entry', after: new Map([[id, after]]), name: text } as const;
  const params = { id };
  const { word } = await queue.send(change, () =>
    picture
      ? call(uploadWordImage, { params, files: { image: picture } })
      : call(removeWordImage, { params }),
  );
  return word;
}

/** Sets all encountered forms in a word's family to the word's level, or ignores them if the word is ignored. */
export function saveFamily(
  { words, queue, call }: ChangeContext,
  { id }: { id: number },
  { lemma, members }: Family,
): Promise<unknown> {
  // Load the forms' previous states for undo, because some forms may not be on any page opened so far.
  words.load(
    members.map((member) => member.id),
    Object.fromEntries(members.map((member) => [member.id, member])),
  );
  const { level, ignored } = words.read(id);
  const after = new Map(members.map((member) => [member.id, { ...words.read(member.id), level, ignored }]));
  return queue.send({ kind: 'family', after, name: lemma.text }, () =>
    call(changeFamily, { params: { id }, body: { knowledge_level: level, ignored } }),
  );
}

/** Removes a word or phrase from the vocabulary. */
export const removeWord = (
  { queue, call }: ChangeContext,
  { id, text }: { id: number; text: string },
): Promise<unknown> =>
  queue.send({ kind: 'delete', after: new Map([[id, newWord]]), name: text }, () =>
    call(deleteWord, { params: { id } }),
  );
