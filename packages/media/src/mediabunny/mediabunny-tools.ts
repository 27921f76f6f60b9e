import type { MediaLimits } from '../media-limits.ts';
import { MediaError, type MediaTools } from '../media-tools.ts';
import { probe } from './probe.ts';
import { remux } from './remux.ts';

const needsFfmpeg = () => Promise.reject(new MediaError('ffmpeg_missing'));

/** Creates the media tools that work without ffmpeg: probing files, and remuxing compatible streams into an MP4. */
export const createMediabunnyTools = (limits: MediaLimits): MediaTools => ({
  kind: () => Promise.resolve('mediabunny'),
  probe: (path, options) => probe(limits, path, options?.signal),
  makePoster: needsFfmpeg,
  makeMp4: (path, out, info, options) => remux({ path, out, info, ...options }),
  extractSpeech: needsFfmpeg,
  cutAudio: needsFfmpeg,
  compressSpeech: needsFfmpeg,
  cutBeginning: needsFfmpeg,
  takeFrame: needsFfmpeg,
});
