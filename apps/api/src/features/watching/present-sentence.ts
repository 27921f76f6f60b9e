import { readSpans } from '#domain/documents/word-spans.ts';
import type { SentenceRow } from '#domain/pages/queries.ts';

/** A cue: its number, its times in milliseconds, and its character offset in the document. */
export type PlacedCue = readonly [seq: number, start: number, end: number, at: number];

interface Token {
  t: string;
  w?: number;
}

/** The part of a sentence that a cue shows, starting at a token. */
interface Piece {
  cue: number;
  start: number;
  end: number;
  at: number;
}

/**
 * Splits a sentence into tokens, and returns the token at which each cue starts. `from` is the sentence's character
 * offset in the document; `cues` are the cues that show part of it, in order. A word that crosses the end of a cue
 * belongs to the cue where it starts.
 */
export function presentSentence(
  { seq, text, spans, terms }: SentenceRow,
  { from, start, end }: { from: number; start: number; end: number },
  cues: readonly PlacedCue[],
): { seq: number; start: number; end: number; tokens: Token[]; cues: Piece[] } {
  const ids = terms === '{}' ? [] : terms.slice(1, -1).split(',');
  const tokens: Token[] = [];
  const pieces: Piece[] = [];
  let next = 0;
  const cueOffset = (index: number) => Math.max(0, (cues[index]?.[3] ?? Number.POSITIVE_INFINITY) - from);
  const startCuesUntil = (at: number) => {
    while (cueOffset(next) <= at) {
      const [cue = 0, cueStart = 0, cueEnd = 0] = cues[next++] ?? [];
      pieces.push({ cue, start: cueStart, end: cueEnd, at: tokens.length });
    }
  };
  const add = (at: number, until: number) => {
    let segmentStart = at;
    while (segmentStart < until) {
      startCuesUntil(segmentStart);
      const segmentEnd = Math.min(until, cueOffset(next));
      tokens.push({ t: text.slice(segmentStart, segmentEnd) });
      segmentStart = segmentEnd;
    }
  };
  let last = 0;
  readSpans(spans, (wordStart, wordEnd, index) => {
    add(last, wordStart);
    startCuesUntil(wordStart);
    tokens.push({ t: text.slice(wordStart, wordEnd), w: Number(ids[index]) });
    last = wordEnd;
  });
  add(last, text.length);
  return { seq, start, end, tokens, cues: pieces };
}
