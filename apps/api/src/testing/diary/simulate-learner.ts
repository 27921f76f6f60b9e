import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { reviewWord, undoReview } from '@glossa/contract/practice';
import { savePosition } from '@glossa/contract/reading';
import { recordVideoWatched } from '@glossa/contract/watching';

import { freezeClock } from '../clock.ts';
import { createCatalogVideo } from '../factories/catalog-video.ts';
import { createLearner } from '../factories/learner.ts';
import { createText } from '../factories/text.ts';
import { signInLearner } from '../signed-in.ts';
import type { TestApp } from '../test-app.ts';
import { english, german, createRandom, type History } from './history.ts';

const day = 86_400;
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'America/Los_Angeles',
  'Asia/Kathmandu',
];
const languages = { [english]: 'en', [german]: 'de' };

/** Simulates a learner's random activity for a number of days and records it in a diary. */
export async function simulateLearner(app: TestApp, seed: number, days: number) {
  const random = createRandom(seed);
  const randomBelow = (max: number) => Math.floor(random() * max);
  const pickOne = <Item>(items: readonly Item[]): Item => items[randomBelow(items.length)] as Item;
  // Start in the past, because the database's own clock must be later, even in tests that run at a fake time.
  const first = Date.UTC(2021, 2, 1) / 1000 + randomBelow(60 * day);
  const history: History = { entries: [], zones: [{ from: 0, zone: pickOne(zones) }] };
  const { id } = await createLearner(app, {
    timeZone: history.zones[0]?.zone as string,
    selectedLanguages: [english, german],
    createdAt: new Date(first * 1000),
  });
  const learner = await signInLearner(app, { id });
  const query = (text: string, values: unknown[]) => app.deps.db.pool.query(text, values);
  const setClock = (at: number) => freezeClock(app, new Date(at * 1000).toISOString());

  const shelf: { language: number; textId: string; videoId: string; position: number }[] = [];
  for (const language of [english, german]) {
    const text = Array.from({ length: 900 }, (_, n) => `Satz ${'wort '.repeat(1 + (n % 3)).trim()}.`).join(
      ' ',
    );
    const { id: textId } = await createText(learner, {
      title: `T${language}`,
      text,
      language: languages[language] as string,
    });
    const videoId = await createCatalogVideo(app, { ownerId: id, language, title: `V${language}` });
    shelf.push({ language, textId, videoId, position: 0 });
  }
  let wordCount = 0;
  const words: { term: number; language: number; isKnown: boolean }[] = [];

  async function study(at: number) {
    const { language, textId, videoId } = pickOne(shelf);
    const kind = pickOne(['reading', 'video', 'words'] as const);
    const source = {
      reading: { text_id: textId },
      video: { video_id: videoId },
      words: { language: languages[language] as string },
    };
    for (
      let now = at, remainingActions = 1 + randomBelow(5);
      remainingActions > 0;
      remainingActions--, now += pickOne([20, 30, 60])
    ) {
      const seconds = 1 + randomBelow(60);
      setClock(now);
      await learner.call(heartbeat, { body: { kind, seconds, ...source[kind] } });
      history.entries.push({ kind: 'study', at: now, seconds, language, activity: kind });
    }
  }
  async function read(at: number) {
    const book = pickOne(shelf);
    const next = Math.min(book.position + 1 + randomBelow(4), 899);
    if (next === book.position) return;
    setClock(at);
    await learner.call(savePosition, { params: { id: book.textId }, body: { sentence: next } });
    let count = 0;
    for (let n = book.position; n < next; n++) count += 2 + (n % 3);
    history.entries.push({ kind: 'page', at, language: book.language, words: count });
    book.position = next;
  }
  async function finish(at: number) {
    const book = pickOne(shelf);
    setClock(at);
    const isText = random() < 0.5;
    const { counted } = isText
      ? await learner.call(recordTextRead, { body: { text_id: book.textId } })
      : await learner.call(recordVideoWatched, { body: { video_id: book.videoId } });
    if (counted) history.entries.push({ kind: isText ? 'text' : 'video', at, language: book.language });
  }
  async function learn(at: number) {
    const { language } = pickOne(shelf);
    const form = `w${seed}x${wordCount++}`;
    const { rows } = await query('INSERT INTO term (language, form) VALUES ($1, $2) RETURNING id', [
      language,
      form,
    ]);
    const term = (rows[0] as { id: number }).id;
    await query(
      `INSERT INTO learner_word (learner_id, term_id, language, form, level, started_at, translation)
       VALUES ($1, $2, $3, $4, 2, to_timestamp($5), 'x')`,
      [id, term, language, form, at],
    );
    words.push({ term, language, isKnown: false });
    history.entries.push({ kind: 'word', id: term, at, language });
  }
  async function markKnown(at: number) {
    const word = words.find(({ isKnown }) => !isKnown);
    if (!word) return;
    word.isKnown = true;
    await query(
      'UPDATE learner_word SET level = 5, known_at = to_timestamp($3) WHERE learner_id = $1 AND term_id = $2',
      [id, word.term, at],
    );
    history.entries.push({ kind: 'known', id: word.term, at, language: word.language });
  }
  async function deleteWord() {
    const [word] = words.splice(randomBelow(words.length), 1);
    if (!word) return;
    await query('DELETE FROM learner_word WHERE learner_id = $1 AND term_id = $2', [id, word.term]);
    history.entries.push({ kind: 'forgotten', id: word.term });
  }
  async function practice(at: number) {
    if (words.length === 0) return;
    const word = pickOne(words);
    const rating = 1 + randomBelow(4);
    setClock(at);
    const { review } = await learner.call(reviewWord, { params: { id: word.term }, body: { rating } });
    history.entries.push({ kind: 'answer', id: review, at, right: rating > 1, language: word.language });
    if (random() > 0.2) return;
    await learner.call(undoReview, { params: { id: word.term, review } });
    history.entries.push({ kind: 'taken-back', id: review });
  }
  async function move(at: number) {
    const zone = pickOne(zones);
    // Do the same as the trigger, but at the simulated time.
    await query('UPDATE learner SET time_zone = $2 WHERE id = $1', [id, zone]);
    await query('DELETE FROM past_time_zone WHERE learner_id = $1 AND until > to_timestamp($2)', [id, at]);
    const { zone: before } = history.zones.at(-1) as { zone: string };
    await query('INSERT INTO past_time_zone VALUES ($1, to_timestamp($2), $3)', [id, at, before]);
    history.zones.push({ from: at, zone });
  }

  /** Number of days simulated so far. */
  let simulatedUntil = 0;
  async function simulateUntil(last: number): Promise<number> {
    for (; simulatedUntil < last; simulatedUntil++) {
      const midnight = first + simulatedUntil * day;
      if (random() < 0.25) continue;
      // Simulate in chronological order, an hour apart, so that no activities overlap.
      for (let hour = 0; hour < 23; hour++) {
        if (random() > 0.12) continue;
        const at = midnight + hour * 3600 + randomBelow(2400);
        await pickOne([study, study, read, read, finish, learn, learn, markKnown, practice, deleteWord])(at);
      }
      if (random() < 0.02) await move(midnight + 23 * 3600 + 3000);
    }
    await query('SELECT recount_learner($1)', [id]);
    const now = first + simulatedUntil * day + randomBelow(3600);
    setClock(now);
    return now;
  }
  return { learner, first, history, words, until: (last = days) => simulateUntil(last) };
}
