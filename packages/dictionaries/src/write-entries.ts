import type { CopyValue } from '@glossa/db/copy-rows';
import type { Transaction } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';
import { normalizeWord } from '@glossa/language/normalize';

import { storeForms } from './inflection/stored-forms.ts';
import type { NormalizedEntry } from './normalize-entry.ts';
import { copyInto } from './queries.ts';

/** The dictionary to write entries to, its language, and the number of the first entry. */
export interface WriteTarget {
  dictionaryId: number;
  language: number;
  first: number;
}

/** Writes entries, the forms that they can be found by, and their related words. */
export async function writeEntries(
  tx: Transaction,
  target: WriteTarget,
  entries: readonly NormalizedEntry[],
): Promise<void> {
  await copyInto(tx, 'entries', entryRows(target, entries));
  await copyInto(tx, 'forms', formRows(target, entries));
  await copyInto(tx, 'relations', relationRows(target, entries));
}

/** Encodes a value in the binary format of jsonb: a version byte, then the JSON text. */
const jsonb = (value: unknown): Buffer => Buffer.from(`\x01${JSON.stringify(value)}`);
const booleanBytes = { true: Buffer.from([1]), false: Buffer.from([0]) };
const kinds = [
  ['synonyms', Buffer.from([0, 1])],
  ['antonyms', Buffer.from([0, 2])],
  ['related', Buffer.from([0, 3])],
] as const;

function* entryRows(
  { dictionaryId, first }: WriteTarget,
  entries: readonly NormalizedEntry[],
): Generator<CopyValue[]> {
  for (const [index, { headword, partOfSpeech, reading, senses, listedForms }] of entries.entries()) {
    const texts = [headword, partOfSpeech, reading].map((text) => Buffer.from(text));
    yield [dictionaryId, first + index, ...texts, jsonb(senses), jsonb(storeForms(listedForms))];
  }
}

function* formRows(
  { dictionaryId, language, first }: WriteTarget,
  entries: readonly NormalizedEntry[],
): Generator<CopyValue[]> {
  const rows: { folded: string; form: string; entry: number; isInflected: boolean }[] = [];
  for (const [index, { headword, spellings, inflected }] of entries.entries()) {
    const forms = new Map<string, boolean>();
    for (const form of inflected) forms.set(normalizeWord(form, language), true);
    for (const form of [headword, ...spellings]) forms.set(normalizeWord(form, language), false);
    forms.delete('');
    for (const [form, isInflected] of forms)
      rows.push({ folded: foldWord(form), form, entry: first + index, isInflected });
  }
  // Sort the rows, so that they fill the index pages sequentially.
  rows.sort((one, other) => (one.folded < other.folded ? -1 : Number(one.folded > other.folded)));
  for (const { folded, form, entry, isInflected } of rows)
    yield [dictionaryId, Buffer.from(folded), Buffer.from(form), entry, booleanBytes[`${isInflected}`]];
}

function* relationRows(
  { dictionaryId, language, first }: WriteTarget,
  entries: readonly NormalizedEntry[],
): Generator<CopyValue[]> {
  for (const [index, entry] of entries.entries()) {
    const normalizedHeadword = normalizeWord(entry.headword, language);
    for (const [name, kind] of kinds) {
      const forms = new Set(entry[name].map((form) => normalizeWord(form, language)));
      for (const form of forms) {
        if (form !== '' && form !== normalizedHeadword)
          yield [dictionaryId, first + index, kind, Buffer.from(form)];
      }
    }
  }
}
