import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const codecs = {
  /** Must be transcoded. */
  avi: ['-c:v', 'mpeg4', '-q:v', '6', '-c:a', 'libmp3lame'],
  /** Can be copied without transcoding. */
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
};

/** Makes a 1280 × 720 pixel video file with sound, using ffmpeg. Returns its path. */
export function makeVideo(kind: keyof typeof codecs, seconds: number): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glossa-video-')), `video.${kind}`);
  const videoInput = ['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=25:duration=${seconds}`];
  const noise = ['-f', 'lavfi', '-i', `anoisesrc=color=pink:duration=${seconds}`];
  execFileSync('ffmpeg', ['-v', 'error', ...videoInput, ...noise, ...codecs[kind], file]);
  return file;
}

/** Makes subtitles with one cue every two seconds. Their words rarely repeat. */
export function makeSubtitles(count: number): string {
  const time = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
  const word = (n: number) =>
    n.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);
  return Array.from(
    { length: count },
    (_, n) =>
      `${n + 1}\n${time(n * 2000)} --> ${time(n * 2000 + 1800)}\nThe ${word(n % 3000)} saw ${word((n * 7) % 3000)}.\n`,
  ).join('\n');
}
