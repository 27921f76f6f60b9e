import { layOutCues } from './lay-out-cues.ts';
import type { Cue } from './read-cues.ts';

/** Converts subtitles to running text. See `layOutCues`. */
export const cuesToText = (cues: readonly Cue[]): string => layOutCues(cues).text;
