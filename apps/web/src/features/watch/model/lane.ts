import type { SubtitlePart } from '@glossa/contract/watching';

import type { Place } from './conductor.ts';
import type { Track, WatchSentence } from './track.ts';

/** A stretch of a sentence that one cue shows; `from` and `to` are indexes of tokens, `to` is not included. */
export interface Piece {
  /** Place of the sentence among those of the lane. */
  at: number;
  cue: number;
  from: number;
  to: number;
}

/** What the subtitles show at a time. */
export interface Lane {
  /** The same as long as the same words are on show. */
  key: string;
  sentences: readonly WatchSentence[];
  pieces: readonly Piece[];
  phrases: SubtitlePart['phrases'];
  /** Lines of the second subtitles that are shown meanwhile. */
  second: readonly string[];
  /** What does not fit into three lines of usual size. */
  length: 'short' | 'long' | 'longest';
}

const emptyLane: Lane = {
  key: '',
  sentences: [],
  pieces: [],
  phrases: [],
  second: [],
  length: 'short',
};

/** Width of characters, in those of Latin letters, from which on a text is long, and very long. */
const long = 130;
const longest = 220;

/** Letters of Chinese, Japanese and Korean are twice as wide. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uff60]/g)?.length ?? 0);

/** The pieces of a sentence, `at` its place in the lane. */
const piecesOf = ({ cues, tokens }: WatchSentence, at: number): Piece[] =>
  cues.length === 0
    ? [{ at, cue: -1, from: 0, to: tokens.length }]
    : cues.map(({ cue, at: from }, index) => ({
        at,
        cue,
        from: index === 0 ? 0 : from,
        to: cues[index + 1]?.at ?? tokens.length,
      }));

/** Places of phrases in a sentence. */
export const phrasesOf = (track: Track, seq: number): SubtitlePart['phrases'] =>
  (track.partOf(seq)?.phrases ?? []).filter((phrase) => phrase.seq === seq);

const hasCue = (sentence: WatchSentence | undefined, cue: number) =>
  sentence?.cues.find((piece) => piece.cue === cue);

/** The sentence, or all of which a cue shows something, in order. */
function sentencesOf(track: Track, seq: number, cue: number | undefined): WatchSentence[] {
  const own = track.get(seq);
  if (!own || cue === undefined) return own ? [own] : [];
  const found = [own];
  for (let other = track.get(seq - 1); other && hasCue(other, cue); other = track.get(other.seq - 1)) {
    found.unshift(other);
  }
  for (let other = track.get(seq + 1); other && hasCue(other, cue); other = track.get(other.seq + 1)) {
    found.push(other);
  }
  return found;
}

/** Lines of the second subtitles of which half falls into a stretch, or which fill half of it. */
function secondOf(part: SubtitlePart | undefined, from: number, to: number, shift: number): string[] {
  return (part?.second ?? [])
    .filter(({ start, end }) => {
      const overlap = Math.min(end + shift, to) - Math.max(start + shift, from);
      return overlap > 0 && overlap * 2 >= Math.min(end - start, to - from);
    })
    .map(({ text }) => text);
}

/** What is on show at a place; the cue alone where `unit` says so and the sentence is not looked at apart. */
export function laneOf(
  track: Track,
  { seq, cue, gone, pinned }: Pick<Place, 'seq' | 'cue' | 'gone' | 'pinned'>,
  unit: 'sentence' | 'cue',
  /** Milliseconds by which the second subtitles come later than the first. */
  secondShift: number,
): Lane {
  if (seq === undefined || gone) return emptyLane;
  const only = unit === 'cue' && !pinned ? cue : undefined;
  const sentences = sentencesOf(track, seq, only);
  const [first] = sentences;
  if (!first) return emptyLane;
  const shown = only === undefined ? undefined : hasCue(track.get(seq), only);
  const all = sentences.flatMap(piecesOf);
  const pieces = shown ? all.filter((piece) => piece.cue === shown.cue) : all;
  const width = pieces
    .flatMap(({ at, from, to }) => sentences[at]?.tokens.slice(from, to) ?? [])
    .reduce((sum, { t }) => sum + widthOf(t), 0);
  return {
    key: `${first.seq} ${only ?? ''}`,
    sentences,
    pieces,
    phrases: sentences.flatMap(({ seq: own }) => phrasesOf(track, own)),
    second: secondOf(
      track.partOf(first.seq),
      shown?.start ?? first.start,
      shown?.end ?? sentences.at(-1)?.end ?? first.end,
      secondShift,
    ),
    length: width < long ? 'short' : width < longest ? 'long' : 'longest',
  };
}
