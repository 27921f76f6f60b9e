import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { listPracticeCards, PracticeCard } from '@glossa/contract/practice';
import { Settings, type PracticeMode } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import type { User } from '#domain/accounts/user.ts';
import { localDay, startOfDay } from '#domain/calendar/local-day.ts';
import { pictureAddress } from '#domain/vocabulary/picture-address.ts';
import { countUntranslated, selectDue, selectNew, type CardRow, type Wanted } from './card-queries.ts';
import { chooseMode, fittingModes } from './choose-mode.ts';
import { findSentences } from './find-sentences.ts';
import { memoryOf } from './review-queries.ts';
import { intervalsOf, stateOf } from './schedule.ts';
import { countSince, readPracticeSettings } from './summary-queries.ts';
import { withChoices } from './with-choices.ts';

type Query = HandlerInput<typeof listPracticeCards>['query'];

interface Asking {
  modes: readonly PracticeMode[];
  /** Maximum number of cards. */
  limit: number;
  retention: number;
}

interface Cards {
  cards: PracticeCard[];
  /** Number of words that fit none of the modes. */
  leftOut: number;
}

/** Due words to load per card: the most overdue of them are chosen. */
const choice = 2;
/** New words to load when too few of the first ones fit the modes. */
const farther = 200;

/** Lists the cards to practice now: due words first, then new ones up to the day's limit. */
export async function listCards(
  { db, clock }: { db: Database; clock: () => Date },
  { id: learnerId, timeZone }: User,
  { language, limit, modes: asked, tag, text, video }: Query,
): Promise<HandlerResult<typeof listPracticeCards>> {
  const now = clock();
  const [stored, today] = await Promise.all([
    readPracticeSettings(db, learnerId),
    countSince(db, { learnerId, language, since: startOfDay(localDay(now, timeZone), timeZone) }),
  ]);
  const settings = Settings.parse(stored);
  const modes = asked ?? settings.practiceModes;
  const entry = text ?? video;
  const wanted: Wanted = {
    learnerId,
    language,
    now,
    untranslated: modes.includes('cloze') || modes.includes('listen'),
    only: entry ? { entry } : tag ? { tag } : undefined,
  };
  const asking = { modes, retention: settings.requestedRetention };
  const due = inOrder(await selectDue(db, wanted, choice * limit), now);
  const old = await makeCards(db, wanted, due, { ...asking, limit });
  const newToday = settings.newWordsPerDay - today.newWords;
  const room = Math.min(limit - old.cards.length, newToday);
  const fresh = await newCards(db, wanted, { ...asking, limit: room });
  const bare = wanted.untranslated ? 0 : await countUntranslated(db, wanted, newToday > 0);
  return {
    results: withChoices([...old.cards, ...fresh.cards]),
    left_out: old.leftOut + fresh.leftOut + bare,
  };
}

/** Sorts words by how overdue they are, relative to their interval. */
function inOrder(rows: readonly CardRow[], now: Date): CardRow[] {
  const lateness = ({ due, lastReview }: CardRow): number => {
    if (!due || !lastReview) return 0;
    return (now.getTime() - due.getTime()) / Math.max(due.getTime() - lastReview.getTime(), 60_000);
  };
  return rows.toSorted((a, b) => lateness(b) - lateness(a));
}

async function newCards(db: Database, wanted: Wanted, asking: Asking): Promise<Cards> {
  if (asking.limit <= 0) return { cards: [], leftOut: 0 };
  const near = choice * asking.limit;
  const rows = await selectNew(db, wanted, near);
  const found = await makeCards(db, wanted, rows, asking);
  if (found.cards.length === asking.limit || rows.length < near) return found;
  return makeCards(db, wanted, await selectNew(db, wanted, farther), asking);
}

/** Makes cards of the first words that fit the modes, and counts the words that were skipped. */
async function makeCards(
  db: Database,
  { learnerId, language, now }: Wanted,
  rows: readonly CardRow[],
  { modes, limit, retention }: Asking,
): Promise<Cards> {
  const cards: PracticeCard[] = [];
  let leftOut = 0;
  for (let start = 0; start < rows.length && cards.length < limit; start += limit) {
    const some = rows.slice(start, start + limit);
    const sentences = await findSentences(db, learnerId, language, some);
    for (const row of some) {
      const sentence = sentences.get(row.id) ?? null;
      const memory = memoryOf(row);
      const fitting = fittingModes(
        { hasTranslation: row.translation !== '', hasPlace: Boolean(sentence?.spans.length) },
        modes,
      );
      const mode = chooseMode(row.id, memory?.reps ?? 0, fitting);
      if (!mode) leftOut += 1;
      else if (cards.length < limit) {
        cards.push({
          id: row.id,
          text: row.form,
          language: languageById(language)?.code ?? '',
          translation: row.translation,
          pronunciation: row.pronunciation,
          definition: row.definition,
          notes: row.notes,
          image: pictureAddress(row.id, row.imageKey),
          knowledge_level: row.level,
          version: memory?.reps ?? 0,
          state: stateOf(memory),
          mode,
          modes: fitting,
          sentence,
          choices: null,
          intervals: intervalsOf(row.id, memory, { now, retention }),
        });
      }
    }
  }
  return { cards, leftOut };
}
