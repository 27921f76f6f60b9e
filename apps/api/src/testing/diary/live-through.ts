import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { reviewWord, undoReview } from '@glossa/contract/practice';
import { savePosition } from '@glossa/contract/reading';
import { recordVideoWatched } from '@glossa/contract/watching';

import { stopAt } from '../clock.ts';
import { createCatalogVideo } from '../factories/catalog-video.ts';
import { createLearner } from '../factories/learner.ts';
import { createText } from '../factories/text.ts';
import { signedIn } from '../signed-in.ts';
import type { TestApp } from '../test-app.ts';
import { english, german, randomOf, type History } from './history.ts';

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
export async function liveThrough(app: TestApp, seed: number, days: number) {
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  // In the past, because the database's own clock must be later, even in tests that run at a fake time.
  const first = Date.UTC(2021, 2, 1) / 1000 + below(60 * day);
  const history: History = { deeds: [], zones: [{ from: 0, zone: oneOf(zones) }] };
  const { id } = await createLearner(app, {
    timeZone: history.zones[0]?.zone as string,
    selectedLanguages: [english, german],
    createdAt: new Date(first * 1000),
  });
  const learner = await signedIn(app, { id });
  const query = (text: string, values: unknown[]) => app.deps.db.pool.query(text, values);
  const goTo = (at: number) => stopAt(app, new Date(at * 1000).toISOString());

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
  let made = 0;
  const words: { term: number; language: number; isKnown: boolean }[] = [];

  async function study(at: number) {
    const { language, textId, videoId } = oneOf(shelf);
    const what = oneOf(['reading', 'video', 'words'] as const);
    const source = {
      reading: { text_id: textId },
      video: { video_id: videoId },
      words: { language: languages[language] as string },
    };
    for (let now = at, left = 1 + below(5); left > 0; left--, now += oneOf([20, 30, 60])) {
      const seconds = 1 + below(60);
      goTo(now);
      await learner.call(heartbeat, { body: { kind: what, seconds, ...source[what] } });
      history.deeds.push({ kind: 'study', at: now, seconds, language, what });
    }
  }
  async function read(at: number) {
    const book = oneOf(shelf);
    const next = Math.min(book.position + 1 + below(4), 899);
    if (next === book.position) return;
    goTo(at);
    await learner.call(savePosition, { params: { id: book.textId }, body: { sentence: next } });
    let count = 0;
    for (let n = book.position; n < next; n++) count += 2 + (n % 3);
    history.deeds.push({ kind: 'page', at, language: book.language, words: count });
    book.position = next;
  }
  async function finish(at: number) {
    const book = oneOf(shelf);
    goTo(at);
    const isText = random() < 0.5;
    const { counted } = isText
      ? await learner.call(recordTextRead, { body: { text_id: book.textId } })
      : await learner.call(recordVideoWatched, { body: { video_id: book.videoId } });
    if (counted) history.deeds.push({ kind: isText ? 'text' : 'video', at, language: book.language });
  }
  async function learn(at: number) {
    const { language } = oneOf(shelf);
    const form = `w${seed}x${made++}`;
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
    history.deeds.push({ kind: 'word', id: term, at, language });
  }
  async function know(at: number) {
    const word = words.find(({ isKnown }) => !isKnown);
    if (!word) return;
    word.isKnown = true;
    await query(
      'UPDATE learner_word SET level = 5, known_at = to_timestamp($3) WHERE learner_id = $1 AND term_id = $2',
      [id, word.term, at],
    );
    history.deeds.push({ kind: 'known', id: word.term, at, language: word.language });
  }
  async function forget() {
    const [word] = words.splice(below(words.length), 1);
    if (!word) return;
    await query('DELETE FROM learner_word WHERE learner_id = $1 AND term_id = $2', [id, word.term]);
    history.deeds.push({ kind: 'forgotten', id: word.term });
  }
  async function practise(at: number) {
    if (words.length === 0) return;
    const word = oneOf(words);
    const rating = 1 + below(4);
    goTo(at);
    const { review } = await learner.call(reviewWord, { params: { id: word.term }, body: { rating } });
    history.deeds.push({ kind: 'answer', id: review, at, right: rating > 1, language: word.language });
    if (random() > 0.2) return;
    await learner.call(undoReview, { params: { id: word.term, review } });
    history.deeds.push({ kind: 'taken-back', id: review });
  }
  async function move(at: number) {
    const zone = oneOf(zones);
    // Does what the trigger does, but at the simulated time.
    await query('UPDATE learner SET time_zone = $2 WHERE id = $1', [id, zone]);
    await query('DELETE FROM past_time_zone WHERE learner_id = $1 AND until > to_timestamp($2)', [id, at]);
    const { zone: before } = history.zones.at(-1) as { zone: string };
    await query('INSERT INTO past_time_zone VALUES ($1, to_timestamp($2), $3)', [id, at, before]);
    history.zones.push({ from: at, zone });
  }

  /** Days simulated so far; `until` simulates up to day `last` and returns the time reached, in seconds. */
  let lived = 0;
  async function until(last: number): Promise<number> {
    for (; lived < last; lived++) {
      const midnight = first + lived * day;
      if (random() < 0.25) continue;
      // In chronological order, an hour apart, so that nothing overlaps.
      for (let hour = 0; hour < 23; hour++) {
        if (random() > 0.12) continue;
        const at = midnight + hour * 3600 + below(2400);
        await oneOf([study, study, read, read, finish, learn, learn, know, practise, forget])(at);
      }
      if (random() < 0.02) await move(midnight + 23 * 3600 + 3000);
    }
    await query('SELECT recount_learner($1)', [id]);
    const now = first + lived * day + below(3600);
    goTo(now);
    return now;
  }
  return { learner, first, history, words, until: (last = days) => until(last) };
}
