import type { Call } from '@glossa/contract/client';
import { changeFamily } from '@glossa/contract/families';
import type { Family } from '@glossa/contract/families';
import { removeWordImage, uploadWordImage } from '@glossa/contract/word-images';
import { addOrUpdateWord, deleteWord, updateWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';

import type { EntryFields } from '../../words/entry-fields.ts';
import { isNew, newWord } from '../../words/knowledge.ts';
import type { WordChanges } from './word-changes.ts';
import type { WordStore } from './word-store.ts';

/** A phrase in the making. */
export interface NewPhrase {
  text: string;
  /** Code of the language. */
  language: string;
  /** Ids of its words, 0 where others stand between. */
  parts: number[];
}

interface Writing {
  words: WordStore;
  changes: WordChanges;
  call: Call;
}

/** Writes of a word or phrase what is given; a new word becomes level 1. Rejects when the server refuses. */
export async function saveEntry(
  { words, changes, call }: Writing,
  { id, text }: { id: number; text: string },
  fields: EntryFields,
): Promise<Word> {
  const before = words.read(id);
  const level = isNew(before) ? 1 : before.level;
  const after = { ...before, level, translation: fields.translation ?? before.translation };
  const body = { ...fields, ...(isNew(before) ? { knowledge_level: 1 } : {}) };
  const change = { kind: 'entry', after: new Map([[id, after]]), name: text } as const;
  return (await changes.send(change, () => call(updateWord, { params: { id }, body }))).word;
}

/** Keeps a phrase that had `id` in the making; it becomes level 1 when no other was chosen for it. */
export async function savePhrase(
  { words, changes, call }: Writing,
  id: number,
  phrase: NewPhrase,
  fields: EntryFields & { translation: string },
): Promise<Word> {
  const { ignored, ...before } = words.read(id);
  const level = isNew({ ...before, ignored }) ? 1 : before.level;
  const body = { ...phrase, ...fields, knowledge_level: level, ignored };
  const state = { level, ignored, translation: fields.translation };
  const change = { kind: 'phrase', after: new Map([[id, state]]), name: phrase.text } as const;
  const { word } = await changes.send(change, () => call(addOrUpdateWord, { body }));
  words.change(
    new Map([
      [word.id, state],
      [id, newWord],
    ]),
  );
  return word;
}

/** Gives a word a picture, or takes it away with null; a new word becomes level 1. */
export async function savePicture(
  { words, changes, call }: Writing,
  { id, text }: { id: number; text: string },
  picture: Blob | null,
): Promise<Word> {
  const before = words.read(id);
  const after = picture && isNew(before) ? { ...before, level: 1 } : before;
  const change = { kind: 'entry', after: new Map([[id, after]]), name: text } as const;
  const params = { id };
  const { word } = await changes.send(change, () =>
    picture
      ? call(uploadWordImage, { params, files: { image: picture } })
      : call(removeWordImage, { params }),
  );
  return word;
}

/** Gives all forms of a word's family that were met the level of the word, or ignores them as it is. */
export function saveFamily(
  { words, changes, call }: Writing,
  { id }: { id: number },
  { lemma, members }: Family,
): Promise<unknown> {
  // Some may stand on no page that was opened yet: an undo must know what they were.
  words.load(
    members.map((member) => member.id),
    Object.fromEntries(members.map((member) => [member.id, member])),
  );
  const { level, ignored } = words.read(id);
  const after = new Map(members.map((member) => [member.id, { ...words.read(member.id), level, ignored }]));
  return changes.send({ kind: 'family', after, name: lemma.text }, () =>
    call(changeFamily, { params: { id }, body: { knowledge_level: level, ignored } }),
  );
}

/** Takes a word or phrase out of the vocabulary. */
export const removeWord = (
  { changes, call }: Writing,
  { id, text }: { id: number; text: string },
): Promise<unknown> =>
  changes.send({ kind: 'delete', after: new Map([[id, newWord]]), name: text }, () =>
    call(deleteWord, { params: { id } }),
  );
