import type { SubtitlePart } from '@glossa/contract/watching';

import type { Place } from './conductor.ts';
import type { Track, WatchSentence } from './track.ts';

/** The part of a sentence in one cue; `from` and `to` are token indexes, `to` exclusive. */
export interface Piece {
  /** Index of the sentence in the lane. */
  at: number;
  cue: number;
  from: number;
  to: number;
}

/** The subtitles displayed at one time. */
export interface Lane {
  /** Identical while the same words are displayed. */
  key: string;
  sentences: readonly WatchSentence[];
  pieces: readonly Piece[];
  phrases: SubtitlePart['phrases'];
  /** Lines of the second subtitles displayed at the same time. */
  second: readonly string[];
  /** Whether the text exceeds three lines at the normal size. */
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

/** Text width from which a text is long or very long, in Latin characters. */
const long = 130;
const longest = 220;

/** Chinese, Japanese and Korean characters count double. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uff60]/g)?.length ?? 0);

/** Returns the pieces of a sentence; `at` is its index in the lane. */
const piecesOf = ({ cues, tokens }: WatchSentence, at: number): Piece[] =>
  cues.length === 0
    ? [{ at, cue: -1, from: 0, to: tokens.length }]
    : cues.map(({ cue, at: from }, index) => ({
        at,
        cue,
        from: index === 0 ? 0 : from,
        to: cues[index + 1]?.at ?? tokens.length,
      }));

/** Returns the phrases in a sentence. */
export const phrasesOf = (track: Track, seq: number): SubtitlePart['phrases'] =>
  (track.partOf(seq)?.phrases ?? []).filter((phrase) => phrase.seq === seq);

const hasCue = (sentence: WatchSentence | undefined, cue: number) =>
  sentence?.cues.find((piece) => piece.cue === cue);

/** Returns the sentence, or all sentences shown in a cue, in order. */
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

/** Returns the lines of the second subtitles that overlap a range by half of the line or half of the range. */
function secondOf(part: SubtitlePart | undefined, from: number, to: number, shift: number): string[] {
  return (part?.second ?? [])
    .filter(({ start, end }) => {
      const overlap = Math.min(end + shift, to) - Math.max(start + shift, from);
      return overlap > 0 && overlap * 2 >= Math.min(end - start, to - from);
    })
    .map(({ text }) => text);
}

/** Returns the subtitles displayed at a place; only the cue if `unit` says so, unless the sentence is pinned. */
export function laneOf(
  track: Track,
  { seq, cue, gone, pinned }: Pick<Place, 'seq' | 'cue' | 'gone' | 'pinned'>,
  unit: 'sentence' | 'cue',
  /** Delay of the second subtitles relative to the first, in milliseconds. */
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
