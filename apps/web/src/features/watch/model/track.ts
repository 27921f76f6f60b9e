import type { SubtitlePart } from '@glossa/contract/watching';

export type WatchSentence = SubtitlePart['sentences'][number];

/** The subtitles as far as they are here. All times are milliseconds as the subtitles say them. */
export interface Track {
  /** How many sentences there are in all. */
  count: number;
  get: (seq: number) => WatchSentence | undefined;
  /** The part that holds a sentence. */
  partOf: (seq: number) => SubtitlePart | undefined;
  /**
   * Number of the sentence that has begun last at a moment: -1 before the first one, undefined where the sentences of that
   * moment are not here.
   */
  at: (moment: number) => number | undefined;
  /** When a sentence is over: at its end, or when the next begins. */
  endOf: (sentence: WatchSentence) => number;
}

/** Puts parts together; they may overlap, and leave gaps. Of a sentence in several the last part holds. */
export function createTrack(count: number, parts: readonly SubtitlePart[]): Track {
  const places = new Map<number, { sentence: WatchSentence; part: SubtitlePart }>();
  for (const part of parts) {
    for (const sentence of part.sentences) places.set(sentence.seq, { sentence, part });
  }
  const sentences = [...places.values()].map(({ sentence }) => sentence).sort((a, b) => a.seq - b.seq);
  const get = (seq: number) => places.get(seq)?.sentence;
  return {
    count,
    get,
    partOf: (seq) => places.get(seq)?.part,
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
      // Between the two there may be others that have begun.
      return next === seq + 1 ? seq : undefined;
    },
    endOf: ({ seq, start, end }) => {
      const next = get(seq + 1);
      return next && next.start > start ? Math.min(end, next.start) : end;
    },
  };
}

/** The piece of a sentence that its cues show at a moment, or showed last. */
export const cueAt = ({ cues }: WatchSentence, moment: number) =>
  cues.findLast(({ start }) => start <= moment) ?? cues[0];
