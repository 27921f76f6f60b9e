import { languageByCode } from '@glossa/language/languages';
import { unzipSync } from 'fflate';
import openSqlite from 'sql.js';
import { expect, test } from 'vitest';

import { entry } from '../testing/word-entry.ts';
import { wordDeck } from './deck.ts';
import { packDeck } from './pack-deck.ts';
import { createWordNote, wordNoteType, type CardWord } from './word-notes.ts';

const german = languageByCode('de')?.id as number;

async function pack(words: CardWord[], images: Record<string, Uint8Array> = {}) {
  const chunks: Uint8Array[] = [];
  const createNotes = async function* () {
    for (const word of words) yield createWordNote(word, 'de');
  };
  const readMedia = async (name: string) => {
    const bytes = images[name];
    return (
      bytes &&
      (async function* () {
        yield bytes;
      })()
    );
  };
  const collection = { noteType: wordNoteType, deck: wordDeck(german), now: new Date() };
  for await (const chunk of packDeck(createNotes(), { ...collection, readMedia })) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  const sqlite = await openSqlite();
  const db = new sqlite.Database(files['collection.anki2']);
  const rows = (sql: string) => db.exec(sql)[0]?.values ?? [];
  return { files, rows };
}

const words = [
  entry({
    text: 'haus',
    translation: 'house <b>',
    example: 'Das Haus, das Hausboot.',
    tags: ['a place', 'x'],
    picture: 'glossa-1.png',
  }),
  entry({
    text: 'lade … ein',
    parts: ['lade', null, 'ein'],
    translation: 'invite',
    example: 'Ich lade dich ein.',
  }),
  entry({ text: 'und' }),
];

test('packs notes, cards, tags and images into a valid SQLite collection', async () => {
  const { files, rows } = await pack(words, { 'glossa-1.png': new Uint8Array([1, 2, 3]) });
  expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
  expect(rows('SELECT ver FROM col')).toEqual([[11]]);
  const notes = rows('SELECT flds, tags, sfld FROM notes ORDER BY id').map(([fields, tags, sort]) => ({
    ...(Object.fromEntries(
      String(fields)
        .split('\u001f')
        .map((value, index) => [wordNoteType.fields[index], value]),
    ) as Record<string, string>),
    tags,
    sort,
  }));
  expect(notes[0]).toMatchObject({
    Word: 'haus',
    Translation: 'house &lt;b&gt;',
    'Example with a gap': 'Das […], das Hausboot.',
    Image: '<img src="glossa-1.png">',
    tags: ' a_place x ',
    sort: 'haus',
  });
  expect(notes[1]).toMatchObject({ 'Example with a gap': 'Ich […] dich […].' });
  expect(rows('SELECT nid, count(*) FROM cards GROUP BY nid ORDER BY nid').map(([, count]) => count)).toEqual(
    [2, 2, 1],
  );
  expect(JSON.parse(Buffer.from(files['media'] as Uint8Array).toString())).toEqual({ 0: 'glossa-1.png' });
  expect([...(files['0'] as Uint8Array)]).toEqual([1, 2, 3]);
  const settings = (column: string) =>
    Object.values(JSON.parse(String(rows(`SELECT ${column} FROM col`)[0]?.[0])) as Record<string, object>);
  const [model] = settings('models') as { flds: unknown[]; tmpls: unknown[]; id: number }[];
  expect([model?.flds.length, model?.tmpls.length]).toEqual([wordNoteType.fields.length, 2]);
  expect(settings('decks')).toContainEqual(expect.objectContaining({ name: 'Glossa::German' }));
  expect(rows('SELECT DISTINCT mid FROM notes')).toEqual([[model?.id]]);
});

test('gives notes the same IDs in every export, so that Anki updates them', async () => {
  const first = await pack(words);
  const second = await pack(words.toReversed());
  const sql = 'SELECT guid, mid FROM notes ORDER BY guid';
  expect(second.rows(sql)).toEqual(first.rows(sql));
});
