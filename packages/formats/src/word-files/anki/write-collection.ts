import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Database } from 'sql.js';

import { collectionSchema, configJson, deckOptionsJson, decksJson } from './collection-schema.ts';
import type { Deck } from './deck.ts';
import { noteTypeJson, type NoteType } from './note-type.ts';
import type { Note } from './note.ts';

/** Number of notes between yields to the event loop. */
const notesPerYield = 200;

/** The type, deck and time of the notes. */
export interface Collection {
  noteType: NoteType;
  deck: Deck;
  now: Date;
}

/**
 * Writes notes of one type as an Anki collection in schema 11. Calls `onNote` for each note, and returns the bytes of
 * the SQLite file.
 */
export async function writeCollection(
  notes: AsyncIterable<Note>,
  collection: Collection,
  onNote: (note: Note) => void,
): Promise<Uint8Array> {
  // Load this lazily, because few users export decks.
  const { default: openSqlite } = await import('sql.js');
  const sqlite = await openSqlite();
  const db = new sqlite.Database();
  try {
    db.run(collectionSchema);
    db.run('BEGIN');
    const count = await writeNotes(db, notes, collection, onNote);
    writeSettings(db, collection, count);
    db.run('COMMIT');
    return db.export();
  } finally {
    db.close();
  }
}

async function writeNotes(
  db: Database,
  notes: AsyncIterable<Note>,
  { noteType, deck }: Collection,
  onNote: (note: Note) => void,
): Promise<number> {
  const insertNote = db.prepare(`INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')`);
  const insertCard = db.prepare(
    `INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
  );
  let count = 0;
  let noteId = 0;
  let cardId = 0;
  for await (const note of notes) {
    // IDs are creation times in milliseconds and have to be unique.
    noteId = Math.max(noteId + 1, note.created);
    const values = [note.tags, note.fields, note.sortField, note.checksum];
    insertNote.run([noteId, note.guid, noteType.id, note.modified, ...values]);
    count += 1;
    for (let ord = 0; ord < note.cardCount; ord++) {
      cardId = Math.max(cardId + 1, noteId);
      insertCard.run([cardId, noteId, deck.id, ord, note.modified, count]);
    }
    onNote(note);
    if (count % notesPerYield === 0) await nextTurn();
  }
  insertNote.free();
  insertCard.free();
  return count;
}

function writeSettings(db: Database, { noteType, deck, now }: Collection, count: number): void {
  const second = Math.floor(now.getTime() / 1000);
  db.run(`INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')`, [
    second - (second % 86_400),
    now.getTime(),
    now.getTime(),
    configJson(deck.id, noteType.id, count),
    JSON.stringify({ [noteType.id]: noteTypeJson(noteType, second, deck.id) }),
    decksJson(deck.id, deck.name, second),
    deckOptionsJson,
  ]);
}
