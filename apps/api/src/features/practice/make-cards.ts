import type { PracticeCard } from '@glossa/contract/practice';
import { practiceModes, type PracticeMode } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { wordImageUrl } from '#domain/vocabulary/word-image-url.ts';
import { findSentences } from './find-sentences.ts';
import * as queries from './queries.ts';
import { computeIntervals, stateName } from './schedule.ts';

export interface CardOptions {
  modes: readonly PracticeMode[];
  /** Maximum number of cards. */
  limit: number;
  /** Desired retention, from 0 to 1. */
  retention: number;
}

export interface Cards {
  cards: PracticeCard[];
  /** Number of words that fit none of the requested modes. */
  leftOut: number;
}

/** Makes cards from the first words that fit one of the modes, and counts the words skipped. */
export async function makeCards(
  db: Database,
  { learnerId, language, now }: queries.CardFilter,
  rows: readonly queries.CardRow[],
  { modes, limit, retention }: CardOptions,
): Promise<Cards> {
  const cards: PracticeCard[] = [];
  let leftOut = 0;
  for (let start = 0; start < rows.length && cards.length < limit; start += limit) {
    const batch = rows.slice(start, start + limit);
    const sentences = await findSentences(db, { learnerId, language }, batch);
    for (const row of batch) {
      const sentence = sentences.get(row.id) ?? null;
      const memory = queries.toMemory(row);
      const possibleModes = filterModes(
        { hasTranslation: row.translation !== '', hasKnownPosition: Boolean(sentence?.spans.length) },
        modes,
      );
      const mode = chooseMode(row.id, memory?.reps ?? 0, possibleModes);
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
          image: wordImageUrl(row.id, row.imageKey),
          knowledge_level: row.level,
          version: memory?.reps ?? 0,
          state: stateName(memory),
          mode,
          modes: possibleModes,
          sentence,
          choices: null,
          intervals: computeIntervals(row.id, memory, { now, retention }),
        });
      }
    }
  }
  return { cards, leftOut };
}

/** Properties of a word that determine which practice modes fit it. */
interface ModeConditions {
  hasTranslation: boolean;
  /** Whether the word has a sentence in which its position is known. */
  hasKnownPosition: boolean;
}

const fitsMode: Record<PracticeMode, (word: ModeConditions) => boolean> = {
  recognise: ({ hasTranslation }) => hasTranslation,
  cloze: ({ hasKnownPosition }) => hasKnownPosition,
  listen: () => true,
  recall: ({ hasTranslation }) => hasTranslation,
  type: ({ hasTranslation }) => hasTranslation,
};

/**
 * Modes that test only comprehension. A word's first review uses one of them, before the learner has to produce the
 * word.
 */
const receptiveModes: ReadonlySet<PracticeMode> = new Set(['recognise', 'cloze', 'listen']);

/** Returns the requested modes that fit a word, from the easiest to the hardest. */
const filterModes = (word: ModeConditions, requested: readonly PracticeMode[]): PracticeMode[] =>
  practiceModes.filter((mode) => requested.includes(mode) && fitsMode[mode](word));

/** Returns the mode of a word's next review. It rotates with each answer and differs between neighboring words. */
function chooseMode(
  term: number,
  answers: number,
  possibleModes: readonly PracticeMode[],
): PracticeMode | undefined {
  const easyModes = answers === 0 ? possibleModes.filter((mode) => receptiveModes.has(mode)) : [];
  const modes = easyModes.length > 0 ? easyModes : possibleModes;
  return modes[(term + answers) % modes.length];
}

const wrongChoiceCount = 3;

/**
 * Adds four choices to cards that ask for a word's meaning for the first time: the right answer and three from other
 * cards, if there are enough. The position of the right answer depends on the word's ID.
 */
export function withChoices(cards: readonly PracticeCard[]): PracticeCard[] {
  const meanings = [...new Set(cards.map(({ translation }) => translation))].filter((text) => text !== '');
  return cards.map((card) => {
    if (card.mode !== 'recognise' || card.state !== 'new') return card;
    const at = meanings.indexOf(card.translation);
    const others = [...meanings.slice(at + 1), ...meanings.slice(0, at)].slice(0, wrongChoiceCount);
    if (others.length < wrongChoiceCount) return card;
    return { ...card, choices: others.toSpliced(card.id % (wrongChoiceCount + 1), 0, card.translation) };
  });
}
