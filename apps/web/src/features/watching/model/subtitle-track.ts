import type { SubtitlePart } from '@glossa/contract/watching';

export type WatchSentence = SubtitlePart['sentences'][number];

/** The subtitles loaded so far. All times are in milliseconds of subtitle time. */
export interface SubtitleTrack {
  /** Total number of sentences. */
  count: number;
  get: (seq: number) => WatchSentence | undefined;
  /** Returns the part that contains a sentence. */
  partOf: (seq: number) => SubtitlePart | undefined;
  /**
   * Returns the number of the last sentence that starts at or before a time: -1 before the first, undefined if not
   * loaded.
   */
  at: (moment: number) => number | undefined;
  /** Returns when a sentence ends: at its own end or when the next one starts, whichever is earlier. */
  endOf: (sentence: WatchSentence) => number;
}

/** Combines parts, which may overlap or leave gaps. If a sentence is in several parts, the last one is used. */
export function createSubtitleTrack(count: number, parts: readonly SubtitlePart[]): SubtitleTrack {
  const entries = new Map<number, { sentence: WatchSentence; part: SubtitlePart }>();
  for (const part of parts) {
    for (const sentence of part.sentences) entries.set(sentence.seq, { sentence, part });
  }
  const sentences = [...entries.values()].map(({ sentence }) => sentence).sort((a, b) => a.seq - b.seq);
  const get = (seq: number) => entries.get(seq)?.sentence;
  return {
    count,
    get,
    partOf: (seq) => entries.get(seq)?.part,
    at: (moment) => {
      let low = 0;
      let high = sentences.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sentences[middle] as WatchSentence).start <= moment) low = middle + 1;
        else high = middle;
      }
      const seq = sentences[low - 1]?.seq ?? -1;
      const next = sentences[low]?.seq ?? count;
      // If sentences between `seq` and `next` aren't loaded, one of them may start before `moment`.
      return next === seq + 1 ? seq : undefined;
    },
    endOf: ({ seq, start, end }) => {
      const next = get(seq + 1);
      return next && next.start > start ? Math.min(end, next.start) : end;
    },
  };
}

/** Returns the last cue of a sentence that starts at or before `moment`, or its first cue if none does. */
export const cueAt = ({ cues }: WatchSentence, moment: number) =>
  cues.findLast(({ start }) => start <= moment) ?? cues[0];
