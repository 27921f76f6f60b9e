import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import {
  ImportedLink,
  ImportedWord,
  type importMindMap,
  type ImportReport,
  type MindMapFile,
} from '@glossa/contract/mindmap-files';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { languageById } from '@glossa/language/languages';
import { phraseForm } from '@glossa/language/phrase-form';

import { findTerms, type TermDeps } from '../find-terms.ts';
import { findTermsByForm, storePositions } from '../queries.ts';
import type { MissingWord, Words } from '../words-port.ts';
import * as queries from './queries.ts';

type Body = HandlerInput<typeof importMindMap>['body'];
type Word = MissingWord & { position: { x: number; y: number } | undefined };

/** Exports the words in a language that have links or a position, with their links, in the import format. */
export const exportMap = async (db: Database, learnerId: string, language: number): Promise<MindMapFile> => ({
  format: 'glossa-mindmap',
  version: 1,
  language: languageById(language)?.code ?? '',
  words: await queries.listMapWords(db, learnerId, language),
  links: await queries.listLinks(db, learnerId, language),
});

/** Imports an exported map. Existing words, positions and links aren't changed. Skips and reports invalid entries. */
export async function importMap(
  { db, words, analyzer }: TermDeps & { db: Database; words: Words },
  learnerId: string,
  language: number,
  body: Body,
): Promise<ImportReport> {
  if (body.language !== undefined && body.language !== languageById(language)?.code) {
    return failFields({ language: [messages.map_language] });
  }
  const rejected = new RejectedEntries();
  const validWords = await readWords({ db, analyzer }, language, body.words, rejected);
  const batch = newId();
  return db.transaction(async (tx) => {
    const added = await words.addMissing(tx, learnerId, { change: batch, language, words: validWords });
    const positions = validWords.flatMap(({ term, position }) =>
      position ? [{ id: term, ...position }] : [],
    );
    const placed = await storePositions(tx, learnerId, positions, { overwrite: false });
    const links = readLinks(language, body.links, rejected);
    const forms = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
    const known = await findTermsByForm(tx, learnerId, { language, forms });
    const pairs = links.flatMap(({ from, to, kind, index }) => {
      const [a, b] = [known.get(from), known.get(to)];
      if (a !== undefined && b !== undefined) return [{ id: newId(), a, b, kind }];
      rejected.add('links', index, body.links[index], 'unknown_word');
      return [];
    });
    const linked = await queries.insertLinks(tx, learnerId, { language, batch, links: pairs });
    return {
      undo: added + linked > 0 ? batch : null,
      words_added: added,
      words_kept: validWords.length - added,
      places_set: placed,
      links_added: linked,
      links_kept: pairs.length - linked,
      ...rejected.report(),
    };
  });
}

/**
 * Undoes an import: deletes its links, and the words it added that haven't changed since. Returns both counts.
 * @throws {Failure} undo_not_found
 */
export const undoImport = (
  db: Database,
  learnerId: string,
  batch: string,
): Promise<{ links: number; words: number }> =>
  db.transaction(async (tx) => {
    const links = await queries.deleteLinksOfImport(tx, learnerId, batch);
    const words = await queries.undoImportedWords(tx, learnerId, batch);
    if (links === 0 && (words === null || words < 0)) return fail('undo_not_found');
    return { links, words: Math.max(words ?? 0, 0) };
  });

/** Reads the valid words in a file, each once; if there are duplicates, the first one wins. */
async function readWords(
  deps: TermDeps,
  language: number,
  entries: readonly unknown[],
  rejected: RejectedEntries,
): Promise<Word[]> {
  const read = entries.flatMap((entry, index) => {
    const parsed = ImportedWord.safeParse(entry);
    if (parsed.success) return [{ ...parsed.data, index }];
    rejected.add('words', index, entry, 'malformed');
    return [];
  });
  const terms = await findTerms(
    deps,
    language,
    read.map(({ term }) => term),
  );
  const wordsById = new Map<number, Word>();
  for (const [at, { knowledge_level: level, ignored, translation, x, y, index }] of read.entries()) {
    const found = terms[at] ?? 'no_word';
    if (typeof found === 'string') rejected.add('words', index, entries[index], found);
    else if (!wordsById.has(found.term)) {
      const position = x == null || y == null ? undefined : { x, y };
      wordsById.set(found.term, { ...found, level, ignored, translation, position });
    }
  }
  return [...wordsById.values()];
}

/** Reads the links in a file, with the normalized forms of both ends. */
function readLinks(language: number, entries: readonly unknown[], rejected: RejectedEntries) {
  return entries.flatMap((entry, index) => {
    const parsed = ImportedLink.safeParse(entry);
    const link = parsed.data && {
      from: phraseForm(parsed.data.from, language),
      to: phraseForm(parsed.data.to, language),
      kind: parsed.data.kind,
      index,
    };
    if (link && link.from !== link.to) return [link];
    rejected.add('links', index, entry, link ? 'same_word' : 'malformed');
    return [];
  });
}

type Rejection = ImportReport['refused'][number];

/** Maximum number of rejected entries to report individually, and of characters to include from each. */
const maxReportedEntries = 100;
const maxEntryCharacters = 120;

/** Collects an import's rejected entries. */
class RejectedEntries {
  readonly #reported: Rejection[] = [];
  #count = 0;

  add(list: Rejection['list'], index: number, entry: unknown, reason: Rejection['reason']): void {
    this.#count += 1;
    if (this.#reported.length >= maxReportedEntries) return;
    this.#reported.push({
      list,
      index,
      entry: (JSON.stringify(entry) ?? '').slice(0, maxEntryCharacters),
      reason,
    });
  }

  report(): Pick<ImportReport, 'refused' | 'refused_count'> {
    return { refused: this.#reported, refused_count: this.#count };
  }
}
