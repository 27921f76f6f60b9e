import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts';
import { ffmpegTools } from './ffmpeg/ffmpeg-tools.ts';
import { defaultLimits, type MediaLimits } from './media-limits.ts';
import type { MediaLog } from './media-log.ts';
import type { MediaTools } from './media-tools.ts';

/** Where the tools are, what they may use, and who hears of it. */
export interface MediaToolsOptions {
  /** Paths of the commands; without them they are looked for as any command is. */
  ffmpeg?: string | undefined;
  ffprobe?: string | undefined;
  log: MediaLog;
  limits?: Partial<MediaLimits>;
}

/** Tools for files of picture and sound. What there is on this machine is looked up when they are first used. */
export function createMediaTools({ ffmpeg, ffprobe, log, limits }: MediaToolsOptions): MediaTools {
  const settings = { limits: { ...defaultLimits, ...limits }, log };
  const choose = async (): Promise<MediaTools> => {
    const toolbox = await findFfmpeg({ ffmpeg: ffmpeg ?? 'ffmpeg', ffprobe: ffprobe ?? 'ffprobe' }, settings);
    if (toolbox) return ffmpegTools(toolbox);
    const { mediabunnyTools } = await import('./mediabunny/mediabunny-tools.ts');
    return mediabunnyTools(settings.limits);
  };
  let chosen: Promise<MediaTools> | undefined;
  const tools = () => (chosen ??= choose());
  return {
    kind: async () => (await tools()).kind(),
    probe: async (...args) => (await tools()).probe(...args),
    makePoster: async (...args) => (await tools()).makePoster(...args),
    makeMp4: async (...args) => (await tools()).makeMp4(...args),
    extractSpeech: async (...args) => (await tools()).extractSpeech(...args),
    cutAudio: async (...args) => (await tools()).cutAudio(...args),
    cutBeginning: async (...args) => (await tools()).cutBeginning(...args),
    takeFrame: async (...args) => (await tools()).takeFrame(...args),
  };
}
