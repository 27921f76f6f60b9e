import type { PlacedCue } from './lay-out-cues.ts';

/** Times and positions of the sentences in subtitles. The arrays have one entry per sentence. */
export interface SentenceTimes {
  /** Offset of the sentence in the text, in UTF-16 code units. */
  chars: number[];
  /** Milliseconds, never before the previous sentence's start. */
  starts: number[];
  /** Milliseconds, never before the sentence's own start. */
  ends: number[];
  /** Index of the cue in which the sentence begins. */
  cues: number[];
}

/**
 * Returns when each sentence is spoken. The joined `sentences` are the text in which `layOutCues` placed the cues.
 * Times inside a cue are interpolated by character position. Linear in the number of sentences and cues.
 */
export function timeCueSentences(sentences: readonly string[], cues: readonly PlacedCue[]): SentenceTimes {
  const times: SentenceTimes = { chars: [], starts: [], ends: [], cues: [] };
  let from = 0;
  let cue = 0;
  let latest = 0;
  for (const sentence of sentences) {
    const first = from + sentence.length - sentence.trimStart().length;
    const last = Math.max(first, from + sentence.trimEnd().length);
    while (cue + 1 < cues.length && (cues[cue + 1] as PlacedCue).at <= first) cue++;
    let lastCue = cue;
    while (lastCue + 1 < cues.length && (cues[lastCue + 1] as PlacedCue).at < last) lastCue++;
    latest = Math.max(latest, interpolateTime(cues[cue], first));
    times.chars.push(from);
    times.cues.push(cue);
    times.starts.push(latest);
    times.ends.push(Math.max(latest, interpolateTime(cues[lastCue], last)));
    from += sentence.length;
  }
  return times;
}

/** Returns when a character in a cue is spoken, in milliseconds. */
function interpolateTime(cue: PlacedCue | undefined, char: number): number {
  if (!cue) return 0;
  const share = Math.min(1, Math.max(0, (char - cue.at) / Math.max(1, cue.text.length)));
  return Math.round(cue.start + (cue.end - cue.start) * share);
}
