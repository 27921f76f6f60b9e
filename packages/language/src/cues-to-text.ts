import { layOutCues } from './lay-out-cues.ts';
import type { Cue } from './read-cues.ts';

/** Returns the running text of subtitles, see `layOutCues`. */
export const cuesToText = (cues: readonly Cue[]): string => layOutCues(cues).text;
