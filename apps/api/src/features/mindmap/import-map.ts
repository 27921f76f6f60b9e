import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import {
  ImportedLink,
  ImportedWord,
  type importMindMap,
  type ImportReport,
} from '@glossa/contract/mindmap-files';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { languageById } from '@glossa/language/languages';
import { phraseForm } from '@glossa/language/phrase-form';

import { findTerms, type TermDeps } from './find-terms.ts';
import { deleteBatch, insertLinks } from './link-queries.ts';
import { keepPlaces } from './place-queries.ts';
import { Refusals } from './refusals.ts';
import { ownTerms, undoImportedWords } from './word-queries.ts';
import type { MissingWord, Words } from './words-port.ts';

type Body = HandlerInput<typeof importMindMap>['body'];
type Word = MissingWord & { place: { x: number; y: number } | undefined };

/** Imports an exported map. Existing words, positions and links stay. Invalid entries are skipped and reported. */
export async function importMap(
  { db, words, analyser }: TermDeps & { db: Database; words: Words },
  learnerId: string,
  language: number,
  body: Body,
): Promise<ImportReport> {
  if (body.language !== undefined && body.language !== languageById(language)?.code) {
    return failFields({ language: [messages.map_language] });
  }
  const refusals = new Refusals();
  const given = await readWords({ db, analyser }, language, body.words, refusals);
  const batch = newId();
  return db.transaction(async (tx) => {
    const added = await words.addMissing(tx, learnerId, { change: batch, language, words: given });
    const places = given.flatMap(({ term, place }) => (place ? [{ id: term, ...place }] : []));
    const placed = await keepPlaces(tx, learnerId, places, { anew: false });
    const links = readLinks(language, body.links, refusals);
    const forms = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
    const known = await ownTerms(tx, learnerId, { language, forms });
    const pairs = links.flatMap(({ from, to, kind, index }) => {
      const [a, b] = [known.get(from), known.get(to)];
      if (a !== undefined && b !== undefined) return [{ id: newId(), a, b, kind }];
      refusals.add('links', index, body.links[index], 'unknown_word');
      return [];
    });
    const linked = await insertLinks(tx, learnerId, { language, batch, links: pairs });
    return {
      undo: added + linked > 0 ? batch : null,
      words_added: added,
      words_kept: given.length - added,
      places_set: placed,
      links_added: linked,
      links_kept: pairs.length - linked,
      ...refusals.report(),
    };
  });
}

/** Reads the valid words of a file, each once; the first of duplicates wins. */
async function readWords(
  deps: TermDeps,
  language: number,
  entries: readonly unknown[],
  refusals: Refusals,
): Promise<Word[]> {
  const read = entries.flatMap((entry, index) => {
    const parsed = ImportedWord.safeParse(entry);
    if (parsed.success) return [{ ...parsed.data, index }];
    refusals.add('words', index, entry, 'malformed');
    return [];
  });
  const terms = await findTerms(
    deps,
    language,
    read.map(({ term }) => term),
  );
  const kept = new Map<number, Word>();
  for (const [at, { knowledge_level: level, ignored, translation, x, y, index }] of read.entries()) {
    const found = terms[at] ?? 'no_word';
    if (typeof found === 'string') refusals.add('words', index, entries[index], found);
    else if (!kept.has(found.term)) {
      const place = x == null || y == null ? undefined : { x, y };
      kept.set(found.term, { ...found, level, ignored, translation, place });
    }
  }
  return [...kept.values()];
}

/** Reads the links of a file with the forms of their ends. */
function readLinks(language: number, entries: readonly unknown[], refusals: Refusals) {
  return entries.flatMap((entry, index) => {
    const parsed = ImportedLink.safeParse(entry);
    const link = parsed.data && {
      from: phraseForm(parsed.data.from, language),
      to: phraseForm(parsed.data.to, language),
      kind: parsed.data.kind,
      index,
    };
    if (link && link.from !== link.to) return [link];
    refusals.add('links', index, entry, link ? 'same_word' : 'malformed');
    return [];
  });
}

/** Undoes an import: deletes its links and the added words that haven't changed since. */
export const undoImport = (
  db: Database,
  learnerId: string,
  batch: string,
): Promise<{ links: number; words: number }> =>
  db.transaction(async (tx) => {
    const links = await deleteBatch(tx, learnerId, batch);
    const words = await undoImportedWords(tx, learnerId, batch);
    if (links === 0 && (words === null || words < 0)) return fail('undo_not_found');
    return { links, words: Math.max(words ?? 0, 0) };
  });
