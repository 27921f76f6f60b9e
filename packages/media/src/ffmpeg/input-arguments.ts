import type { MediaLimits } from '../media-limits.ts';

/**
 * Arguments that let ffmpeg and ffprobe read one local file as the container it is known to be, and nothing else: no
 * playlist, no other file, no network, whatever its name and content ask for.
 */
export function inputArguments(
  { path, container }: { path: string; container: string },
  { streams, pictureSide }: MediaLimits,
): string[] {
  return [
    ['-protocol_whitelist', 'file', '-format_whitelist', container, '-f', container],
    ['-max_streams', String(streams), '-max_pixels', String(pictureSide ** 2)],
    // A broadcast may tell late what it carries.
    ['-probesize', '20M', '-analyzeduration', '20M'],
    // A name alone could be an option, a pattern or an address.
    ['-i', `file:${path}`],
  ].flat();
}
