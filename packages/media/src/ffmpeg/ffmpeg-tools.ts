import type { MediaTools } from '../media-tools.ts';
import { compressSpeech, cutAudio, cutBeginning, takeFrame } from './cut-span.ts';
import { extractSpeech } from './extract-speech.ts';
import { makeMp4 } from './make-mp4.ts';
import { makePoster } from './make-poster.ts';
import { probe } from './probe.ts';
import type { Toolbox } from './toolbox.ts';

/** Creates the media tools that use ffmpeg. */
export const createFfmpegTools = (toolbox: Toolbox): MediaTools => ({
  kind: () => Promise.resolve('ffmpeg'),
  probe: (path, options) => probe(toolbox, path, options?.signal),
  makePoster: (path, out, info, options) => makePoster(toolbox, { path, out, info, ...options }),
  makeMp4: (path, out, info, options) => makeMp4(toolbox, { path, out, info, ...options }),
  extractSpeech: (path, folder, info, options) => extractSpeech(toolbox, { path, folder, info, ...options }),
  cutAudio: (path, out, span) => cutAudio(toolbox, { path, out, ...span }),
  compressSpeech: (path, out, options) => compressSpeech(toolbox, { path, out, ...options }),
  cutBeginning: (path, out, options) => cutBeginning(toolbox, { path, out, ...options }),
  takeFrame: (path, out, moment) => takeFrame(toolbox, { path, out, ...moment }),
});
