import type { SubtitlePart } from '@glossa/contract/watching';

import type { SentenceState } from './sentence-player.ts';
import type { SubtitleTrack, WatchSentence } from './subtitle-track.ts';

/** The part of a sentence in one cue; `from` and `to` are token indexes, `to` exclusive. */
export interface CueSegment {
  /** Index of the sentence among the displayed sentences. */
  at: number;
  cue: number;
  from: number;
  to: number;
}

/** The subtitles displayed at a given time. */
export interface CurrentSubtitles {
  /** Stays the same while the same words are displayed. */
  key: string;
  sentences: readonly WatchSentence[];
  segments: readonly CueSegment[];
  phrases: SubtitlePart['phrases'];
  /** Lines of the second subtitles displayed at the same time. */
  second: readonly string[];
  /** Length of the text, which determines its font size. A short text fits on three lines at the normal size. */
  length: 'short' | 'long' | 'longest';
}

const noSubtitles: CurrentSubtitles = {
  key: '',
  sentences: [],
  segments: [],
  phrases: [],
  second: [],
  length: 'short',
};

/** Minimum widths of a long and a very long text, in Latin characters. */
const minLongWidth = 130;
const minVeryLongWidth = 220;

/** Returns the width of a text in Latin characters. Chinese, Japanese and Korean characters count double. */
const textWidth = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uff60]/g)?.length ?? 0);

/** Returns the segments of a sentence; `at` is its index among the displayed sentences. */
const toSegments = ({ cues, tokens }: WatchSentence, at: number): CueSegment[] =>
  cues.length === 0
    ? [{ at, cue: -1, from: 0, to: tokens.length }]
    : cues.map(({ cue, at: from }, index) => ({
        at,
        cue,
        from: index === 0 ? 0 : from,
        to: cues[index + 1]?.at ?? tokens.length,
      }));

/** Returns the phrases in a sentence. */
export const findPhrases = (track: SubtitleTrack, seq: number): SubtitlePart['phrases'] =>
  (track.partOf(seq)?.phrases ?? []).filter((phrase) => phrase.seq === seq);

const findSegment = (sentence: WatchSentence | undefined, cue: number) =>
  sentence?.cues.find((segment) => segment.cue === cue);

/** Returns the sentence or, given a cue, all sentences shown in it, in order. */
function findSentences(track: SubtitleTrack, seq: number, cue: number | undefined): WatchSentence[] {
  const sentence = track.get(seq);
  if (!sentence || cue === undefined) return sentence ? [sentence] : [];
  const found = [sentence];
  for (let other = track.get(seq - 1); other && findSegment(other, cue); other = track.get(other.seq - 1)) {
    found.unshift(other);
  }
  for (let other = track.get(seq + 1); other && findSegment(other, cue); other = track.get(other.seq + 1)) {
    found.push(other);
  }
  return found;
}

/** Returns the lines of the second subtitles that overlap a range by at least half of the line or half of the range. */
function findSecondLines(part: SubtitlePart | undefined, from: number, to: number, shift: number): string[] {
  return (part?.second ?? [])
    .filter(({ start, end }) => {
      const overlap = Math.min(end + shift, to) - Math.max(start + shift, from);
      return overlap > 0 && overlap * 2 >= Math.min(end - start, to - from);
    })
    .map(({ text }) => text);
}

/**
 * Returns the subtitles displayed at a position. If `unit` is the cue, returns only the current cue, unless the
 * sentence is pinned.
 */
export function currentSubtitlesAt(
  track: SubtitleTrack,
  { seq, cue, hidden, pinned }: Pick<SentenceState, 'seq' | 'cue' | 'hidden' | 'pinned'>,
  unit: 'sentence' | 'cue',
  /** Delay of the second subtitles relative to the first, in milliseconds. */
  secondShift: number,
): CurrentSubtitles {
  if (seq === undefined || hidden) return noSubtitles;
  const visibleCue = unit === 'cue' && !pinned ? cue : undefined;
  const sentences = findSentences(track, seq, visibleCue);
  const [first] = sentences;
  if (!first) return noSubtitles;
  const shownSegment = visibleCue === undefined ? undefined : findSegment(track.get(seq), visibleCue);
  const all = sentences.flatMap(toSegments);
  const segments = shownSegment ? all.filter((segment) => segment.cue === shownSegment.cue) : all;
  const width = segments
    .flatMap(({ at, from, to }) => sentences[at]?.tokens.slice(from, to) ?? [])
    .reduce((sum, { t }) => sum + textWidth(t), 0);
  return {
    key: `${first.seq} ${visibleCue ?? ''}`,
    sentences,
    segments,
    phrases: sentences.flatMap((sentence) => findPhrases(track, sentence.seq)),
    second: findSecondLines(
      track.partOf(first.seq),
      shownSegment?.start ?? first.start,
      shownSegment?.end ?? sentences.at(-1)?.end ?? first.end,
      secondShift,
    ),
    length: width < minLongWidth ? 'short' : width < minVeryLongWidth ? 'long' : 'longest',
  };
}
