import { setImmediate as nextTurn } from 'node:timers/promises';

import { languageById } from '@glossa/language/languages';
import type { Database } from 'sql.js';

import { collectionSchema, configJson, deckOptionsJson, decksJson } from './collection-schema.ts';
import { noteOfWord, type CardWord } from './note-of-word.ts';
import { deckIdOf, noteType, noteTypeId } from './note-type.ts';

/** Notes after which others come in between. */
const stretch = 200;

/**
 * Writes words of a language (its number) as a collection of Anki, in schema 11; answers the bytes of its SQLite file.
 * `onWord` hears of each word that is written.
 */
export async function writeCollection(
  words: AsyncIterable<CardWord>,
  { language, now, onWord }: { language: number; now: Date; onWord?: (word: CardWord) => void },
): Promise<Uint8Array> {
  // It is loaded for the few who export decks.
  const { default: openSqlite } = await import('sql.js');
  const sqlite = await openSqlite();
  const db = new sqlite.Database();
  try {
    db.run(collectionSchema);
    db.run('BEGIN');
    const count = await writeNotes(db, words, language, onWord);
    writeSettings(db, { language, now, count });
    db.run('COMMIT');
    return db.export();
  } finally {
    db.close();
  }
}

async function writeNotes(
  db: Database,
  words: AsyncIterable<CardWord>,
  language: number,
  onWord: ((word: CardWord) => void) | undefined,
): Promise<number> {
  const insertNote = db.prepare(`INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')`);
  const insertCard = db.prepare(
    `INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
  );
  const code = languageById(language)?.code ?? '';
  const deckId = deckIdOf(language);
  let count = 0;
  let noteId = 0;
  let cardId = 0;
  for await (const word of words) {
    const note = noteOfWord(word, code);
    // An id is the millisecond of the making, and there is one of each.
    noteId = Math.max(noteId + 1, Date.parse(word.created_at ?? '2026-01-01T00:00:00Z'));
    const values = [note.tags, note.fields, note.sortField, note.checksum];
    insertNote.run([noteId, note.guid, noteTypeId, note.modified, ...values]);
    count += 1;
    for (let ord = 0; ord < note.cards; ord++) {
      cardId = Math.max(cardId + 1, noteId);
      insertCard.run([cardId, noteId, deckId, ord, note.modified, count]);
    }
    onWord?.(word);
    if (count % stretch === 0) await nextTurn();
  }
  insertNote.free();
  insertCard.free();
  return count;
}

function writeSettings(
  db: Database,
  { language, now, count }: { language: number; now: Date; count: number },
): void {
  const deckId = deckIdOf(language);
  const second = Math.floor(now.getTime() / 1000);
  db.run(`INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')`, [
    second - (second % 86_400),
    now.getTime(),
    now.getTime(),
    configJson(deckId, noteTypeId, count),
    JSON.stringify({ [noteTypeId]: noteType(second, deckId) }),
    decksJson(deckId, `Glossa::${languageById(language)?.name ?? 'Words'}`, second),
    deckOptionsJson,
  ]);
}
