import type { Readable } from 'node:stream';

import { writeArchive } from '@glossa/archive/write-archive';
import {
  getAccountArchives,
  startAccountImport,
  uploadAccountArchive,
} from '@glossa/contract/account-archive';
import { listTexts } from '@glossa/contract/texts';
import { expect } from '@playwright/test';

import type { Person } from '../src/people/person.ts';
import { novel } from '../src/texts/novel.ts';

const dayLength = 86_400_000;

/** Numbers from 0 to 1 that are the same at each run (Park and Miller's generator). */
function dice(): () => number {
  let state = 20_261;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Words of the novel in the order of their first appearance, without names at the beginning of sentences. */
const wordsOfNovel = (): string[] => [
  ...new Set(
    novel()
      .toString('utf8', 20_000, 700_000)
      .match(/(?<=[a-z,] )[a-z]{4,12}(?=[ ,.])/g),
  ),
];

type Records = Record<string, object[]>;
const kinds = ['words', 'review_memories', 'reviews', 'activity', 'activity_days', 'streaks', 'goals'];

/** Records of an account that learned English on most days of `days`, with the given texts (id and title). */
function recordsOf(days: number, texts: readonly { id: string; title: string }[]): Records {
  const roll = dice();
  const upTo = (most: number) => Math.floor(roll() * most);
  const words = wordsOfNovel();
  const records: Records = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const add = (kind: string, record: object) => records[kind]?.push(record);
  const midnight = Math.floor(Date.now() / dayLength) * dayLength;
  const at = (ago: number, hours: number) =>
    new Date(Math.min(midnight - ago * dayLength + hours * 3_600_000, Date.now())).toISOString();
  let since = -1;
  for (let ago = days; ago >= 0; ago--) {
    const zeal = 0.6 + 0.4 * Math.sin(ago / 40);
    const day = at(ago, 0).slice(0, 10);
    // The last three weeks without a gap.
    const learns = ago < 21 || roll() < 0.55 + 0.3 * zeal;
    if (!learns) {
      if (since >= 0)
        add('streaks', { first_day: at(since, 0).slice(0, 10), last_day: at(ago + 1, 0).slice(0, 10) });
      since = -1;
      continue;
    }
    if (since < 0) since = ago;
    const text = texts[upTo(texts.length)];
    if (!text) throw new Error('There are no texts to have read');
    const seconds = 600 + upTo(2400 * zeal);
    const read = {
      words_read: seconds * 2 + upTo(300),
      pages_read: 2 + upTo(12),
      texts_read: Number(roll() < 0.2),
    };
    const { texts_read: times, ...rest } = read;
    add('activity', {
      day,
      kind: 'reading',
      source: text.id,
      language: 'en',
      title: text.title,
      seconds,
      ...rest,
      times,
      last_at: at(ago, 18),
    });
    add('activity_days', {
      language: 'en',
      day,
      ...read,
      videos_watched: 0,
      reading_seconds: seconds,
      video_seconds: 0,
      words_seconds: 120 + upTo(600),
      words_at: at(ago, 8),
    });
    for (let n = upTo(7 * zeal + 2); n > 0; n--) {
      const word = words.pop();
      if (!word) break;
      const known = roll() < 0.6 && ago > 12;
      add('words', {
        language: 'en',
        text: word,
        parts: null,
        level: known ? 4 + upTo(2) : 1 + upTo(3),
        ignored: false,
        translation: '',
        definition: '',
        pronunciation: '',
        example: '',
        notes: '',
        part_of_speech: '',
        lemma: '',
        tags: [],
        picture: null,
        created_at: at(ago, 18),
        updated_at: at(ago, 18),
        started_at: at(ago, 18),
        known_at: known ? at(Math.max(0, ago - 3 - upTo(20)), 19) : null,
      });
      const answers = 2 + upTo(4);
      for (let answer = 0; answer < answers; answer++) {
        add('reviews', {
          language: 'en',
          text: word,
          rating: roll() < 0.15 ? 1 : 2 + upTo(3),
          mode: null,
          duration: 2000 + upTo(6000),
          before: null,
          reviewed_at: at(Math.max(0, ago - answer * 3), 8 + roll()),
          undone_at: null,
        });
      }
      add('review_memories', {
        language: 'en',
        text: word,
        due: at(upTo(20) - 18, 8),
        stability: 3 + upTo(40),
        difficulty: 3 + upTo(5),
        state: 2,
        reps: answers,
        lapses: 0,
        scheduled_days: 6,
        elapsed_days: 3,
        learning_steps: 0,
        last_review: at(Math.min(ago, 3), 8),
      });
    }
  }
  if (since >= 0) add('streaks', { first_day: at(since, 0).slice(0, 10), last_day: at(0, 0).slice(0, 10) });
  add('goals', { period: 'daily', measure: 'minutes', target: 20 });
  add('goals', { period: 'weekly', measure: 'pages', target: 60 });
  add('goals', { period: 'monthly', measure: 'words', target: 100 });
  return records;
}

/** Bytes of an archive of these records. */
async function archiveOf(records: Records): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  const sink = async (bytes: Readable) => {
    for await (const piece of bytes) pieces.push(piece as Buffer);
  };
  await writeArchive(sink, async (add) => {
    for (const [kind, rows] of Object.entries(records)) {
      await add(
        `data/${kind}.jsonl`,
        (async function* () {
          for (const row of rows) yield `${JSON.stringify(row)}\n`;
        })(),
      );
    }
    const counts = Object.fromEntries(Object.entries(records).map(([kind, { length }]) => [kind, length]));
    return { made_by: 'Pictures of Glossa', made_at: new Date().toISOString(), counts };
  });
  return new Uint8Array(Buffer.concat(pieces));
}

/** Gives somebody a history of `days` days of English, as another server would have exported it. */
export async function giveHistory({ call }: Person, days: number): Promise<void> {
  const { results: texts } = await call(listTexts, { query: { language: 'en', page_size: 100 } });
  const file = new File([await archiveOf(recordsOf(days, texts))], 'history.zip');
  const { id } = await call(uploadAccountArchive, { body: {}, files: { archive: file } });
  await call(startAccountImport, { params: { id } });
  const state = async () => (await call(getAccountArchives, {})).import?.task?.status;
  await expect.poll(state, { timeout: 120_000 }).toBe('completed');
}
