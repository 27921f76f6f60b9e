/** A silent span. */
export interface Pause {
  startMs: number;
  endMs: number;
}

/** Parses the output of ffmpeg's `silencedetect` filter. */
export function readPauses(): { pauses: Pause[]; read: (line: string) => void } {
  const pauses: Pause[] = [];
  return {
    pauses,
    read(line) {
      const [, end, duration] = /silence_end: ([\d.]+) \| silence_duration: ([\d.]+)/.exec(line) ?? [];
      if (end === undefined) return;
      const endMs = Number(end) * 1000;
      pauses.push({ startMs: Math.round(endMs - Number(duration) * 1000), endMs: Math.round(endMs) });
    },
  };
}

/** Minimum share of the maximum length. Cutting at earlier pauses would make pieces needlessly short. */
const minCutShare = 0.6;

/**
 * Splits a recording into spans of at most `longestMs`. To avoid splitting words, each span ends in the middle of the
 * longest pause after `minCutShare`, or at its full length if there is none.
 */
export function cutAtPauses(
  pauses: Pause[],
  { durationMs, longestMs }: { durationMs: number; longestMs: number },
): { startMs: number; endMs: number }[] {
  const cuts: { startMs: number; endMs: number }[] = [];
  let startMs = 0;
  while (durationMs - startMs > longestMs) {
    const endMs = findBestCut(pauses, startMs + longestMs * minCutShare, startMs + longestMs);
    cuts.push({ startMs, endMs });
    startMs = endMs;
  }
  return [...cuts, { startMs, endMs: Math.ceil(durationMs) }];
}

function findBestCut(pauses: Pause[], from: number, to: number): number {
  const candidates = pauses
    .map(({ startMs, endMs }) => ({ middle: Math.round((startMs + endMs) / 2), length: endMs - startMs }))
    .filter(({ middle }) => middle >= from && middle <= to);
  const longestPause = candidates.reduce((best, pause) => (pause.length > best.length ? pause : best), {
    middle: Math.floor(to),
    length: 0,
  });
  return longestPause.middle;
}
