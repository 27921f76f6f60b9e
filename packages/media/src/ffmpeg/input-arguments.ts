import type { MediaLimits } from '../media-limits.ts';

/**
 * Returns arguments that let ffmpeg and ffprobe read one local file as its detected container and nothing else: no
 * playlist, other file or network, whatever its name and content refer to.
 */
export function inputArguments(
  { path, container }: { path: string; container: string },
  { streams, frameSide }: MediaLimits,
): string[] {
  return [
    ['-protocol_whitelist', 'file', '-format_whitelist', container, '-f', container],
    ['-max_streams', String(streams), '-max_pixels', String(frameSide ** 2)],
    // MPEG-TS may announce its streams late.
    ['-probesize', '20M', '-analyzeduration', '20M'],
    // A bare name could be an option, a pattern or a URL.
    ['-i', `file:${path}`],
  ].flat();
}
