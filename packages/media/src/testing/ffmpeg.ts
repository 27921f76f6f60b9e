import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commands on this machine. */
export const commands = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};

const run = promisify(execFile);

/**
 * Runs ffmpeg without our limits.
 *
 * @throws when ffmpeg, which the tests require, isn't installed
 */
export async function runFfmpegCommand(...args: string[]): Promise<void> {
  await run(commands.ffmpeg, ['-hide_banner', '-nostdin', '-v', 'error', '-y', ...args]).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new Error('These tests need ffmpeg 5.1 or newer: install it, or name it in FFMPEG_PATH.');
    },
  );
}

/** Returns the streams of a file as reported by ffprobe, which runs without our limits. */
export async function probeStreams(path: string): Promise<Record<string, unknown>[]> {
  const args = ['-v', 'error', '-show_streams', '-count_packets', '-of', 'json', path];
  const { stdout } = await run(commands.ffprobe, args);
  return (JSON.parse(stdout) as { streams: Record<string, unknown>[] }).streams;
}
