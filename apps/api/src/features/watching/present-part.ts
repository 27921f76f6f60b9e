import { findPhrases, type PagePhrases } from '#domain/pages/find-phrases.ts';
import type { PageWordsRow, SentenceRow } from '#domain/pages/page-statement.ts';
import { presentWords } from '#domain/pages/present-page.ts';
import { presentSentence, type PlacedCue } from './present-sentence.ts';
import type { StretchRow } from './queries.ts';

/** A stretch of subtitles as JSON text of the contract's `SubtitlePart`. */
export function presentPart(
  stretch: StretchRow,
  { words, sentences }: { words: PageWordsRow; sentences: SentenceRow[] },
): string {
  const { from, chars, starts, ends } = stretch;
  const cues = stretch.cues ?? [];
  let firstCue = 0;
  const shown = sentences.map((row) => {
    const at = row.seq - from;
    const place = chars?.[at] ?? 0;
    // Both are in order: no sentence looks at all cues.
    while (firstCue + 1 < cues.length && (cues[firstCue + 1]?.[3] ?? 0) <= place) firstCue++;
    const mine: PlacedCue[] = [];
    for (let cue = firstCue; cue < cues.length; cue++) {
      const found = cues[cue] as PlacedCue;
      if (found[3] >= place + row.text.length) break;
      mine.push(found);
    }
    return presentSentence(row, { from: place, start: starts?.[at] ?? 0, end: ends?.[at] ?? 0 }, mine);
  });
  const phrases = phrasesOf(words, sentences, shown);
  return `{"sentences":${JSON.stringify(shown)},"words":${presentWords(words, phrases.states)},"phrases":${JSON.stringify(phrases.places)},"second":${JSON.stringify(stretch.second ?? [])}}`;
}

/** The phrases of the sentences; their tokens are those after the sentences were parted by cues. */
function phrasesOf(
  words: PageWordsRow,
  rows: readonly SentenceRow[],
  shown: readonly { seq: number; tokens: readonly { w?: number }[] }[],
): PagePhrases {
  const found = findPhrases(words.phrases, rows);
  if (found.places.length === 0) return found;
  // Parting adds tokens but no words: the place of a word is told by its number among the words.
  const tokensOf = new Map(shown.map(({ seq, tokens }) => [seq, wordTokens(tokens)]));
  const places = found.places.map(({ id, seq }, place) => ({
    id,
    seq,
    tokens: (found.words[place] ?? []).map((number) => tokensOf.get(seq)?.[number] ?? 0),
  }));
  return { ...found, places };
}

/** Indexes of the tokens that are words. */
const wordTokens = (tokens: readonly { w?: number }[]): number[] =>
  tokens.flatMap(({ w }, index) => (w === undefined ? [] : [index]));
