import { findPhrases, type PagePhrases } from '#domain/pages/find-phrases.ts';
import { readWords } from '#domain/pages/page-sentences.ts';
import { presentWords } from '#domain/pages/present-page.ts';
import type { PageWordsRow, SentenceRow } from '#domain/pages/queries.ts';
import { presentSentence, type PlacedCue } from './present-sentence.ts';
import type { SubtitleRangeRow } from './queries.ts';

/** Serializes a range of subtitles as the contract's `SubtitlePart`. */
export function presentPart(
  range: SubtitleRangeRow,
  { words, sentences }: { words: PageWordsRow; sentences: SentenceRow[] },
): string {
  const { from, chars, starts, ends } = range;
  const cues = range.cues ?? [];
  let firstCue = 0;
  const presentedSentences = sentences.map((row) => {
    const at = row.seq - from;
    const offset = chars?.[at] ?? 0;
    // Sentences and cues are sorted, so there is no need to scan all cues for each sentence.
    while (firstCue + 1 < cues.length && (cues[firstCue + 1]?.[3] ?? 0) <= offset) firstCue++;
    const sentenceCues: PlacedCue[] = [];
    for (let cue = firstCue; cue < cues.length; cue++) {
      const found = cues[cue] as PlacedCue;
      if (found[3] >= offset + row.text.length) break;
      sentenceCues.push(found);
    }
    return presentSentence(
      row,
      { from: offset, start: starts?.[at] ?? 0, end: ends?.[at] ?? 0 },
      sentenceCues,
    );
  });
  const phrases = locatePhrases(words, sentences, presentedSentences);
  return `{"sentences":${JSON.stringify(presentedSentences)},"words":${presentWords(words, phrases.states)},"phrases":${JSON.stringify(phrases.occurrences)},"second":${JSON.stringify(range.second ?? [])}}`;
}

/** Returns the phrases in the sentences, with token indexes as they are after splitting the sentences at cues. */
function locatePhrases(
  words: PageWordsRow,
  rows: readonly SentenceRow[],
  shown: readonly { seq: number; tokens: readonly { w?: number }[] }[],
): PagePhrases {
  const found = findPhrases(words, readWords(rows));
  if (found.occurrences.length === 0) return found;
  // Splitting adds tokens but no words, so a word is identified by its index among the words.
  const tokensBySeq = new Map(shown.map(({ seq, tokens }) => [seq, wordTokens(tokens)]));
  const occurrences = found.occurrences.map(({ id, seq }, index) => ({
    id,
    seq,
    tokens: (found.words[index] ?? []).map((number) => tokensBySeq.get(seq)?.[number] ?? 0),
  }));
  return { ...found, occurrences };
}

/** Returns the indexes of the tokens that are words. */
const wordTokens = (tokens: readonly { w?: number }[]): number[] =>
  tokens.flatMap(({ w }, index) => (w === undefined ? [] : [index]));
