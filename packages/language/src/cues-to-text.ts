import { layOutCues } from './lay-out-cues.ts';
import type { Cue } from './read-cues.ts';

/** The text of subtitles as one reads it, see `layOutCues`. */
export const cuesToText = (cues: readonly Cue[]): string => layOutCues(cues).text;
