import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts';
import { createFfmpegTools } from './ffmpeg/ffmpeg-tools.ts';
import { defaultLimits, type MediaLimits } from './media-limits.ts';
import type { MediaLog } from './media-log.ts';
import type { MediaTools } from './media-tools.ts';

/** Command paths, limits and log for the tools. */
export interface MediaToolsOptions {
  /** Paths of the commands. If undefined, they are looked up in PATH. */
  ffmpeg?: string | undefined;
  ffprobe?: string | undefined;
  log: MediaLog;
  limits?: Partial<MediaLimits>;
}

/** Creates the media tools. They look for ffmpeg on first use and fall back to mediabunny. */
export function createMediaTools({ ffmpeg, ffprobe, log, limits }: MediaToolsOptions): MediaTools {
  const settings = { limits: { ...defaultLimits, ...limits }, log };
  const selectTools = async (): Promise<MediaTools> => {
    const toolbox = await findFfmpeg({ ffmpeg: ffmpeg ?? 'ffmpeg', ffprobe: ffprobe ?? 'ffprobe' }, settings);
    if (toolbox) return createFfmpegTools(toolbox);
    const { createMediabunnyTools: mediabunnyTools } = await import('./mediabunny/mediabunny-tools.ts');
    return mediabunnyTools(settings.limits);
  };
  let selected: Promise<MediaTools> | undefined;
  const tools = () => (selected ??= selectTools());
  return {
    kind: async () => (await tools()).kind(),
    probe: async (...args) => (await tools()).probe(...args),
    makePoster: async (...args) => (await tools()).makePoster(...args),
    makeMp4: async (...args) => (await tools()).makeMp4(...args),
    extractSpeech: async (...args) => (await tools()).extractSpeech(...args),
    cutAudio: async (...args) => (await tools()).cutAudio(...args),
    compressSpeech: async (...args) => (await tools()).compressSpeech(...args),
    cutBeginning: async (...args) => (await tools()).cutBeginning(...args),
    takeFrame: async (...args) => (await tools()).takeFrame(...args),
  };
}
