import type { MediaLimits } from '../media-limits.ts';

/**
 * Returns arguments that let ffmpeg and ffprobe read only one local file, as its detected container. With these
 * arguments, the tools don't follow references in the file's name or content to playlists, other files or the network.
 */
export function inputArguments(
  { path, container }: { path: string; container: string },
  { streams, frameSide }: MediaLimits,
): string[] {
  return [
    ['-protocol_whitelist', 'file', '-format_whitelist', container, '-f', container],
    ['-max_streams', String(streams), '-max_pixels', String(frameSide ** 2)],
    // Read far ahead, because an MPEG-TS file may declare its streams late.
    ['-probesize', '20M', '-analyzeduration', '20M'],
    // A bare name could be an option, a pattern or a URL.
    ['-i', `file:${path}`],
  ].flat();
}
