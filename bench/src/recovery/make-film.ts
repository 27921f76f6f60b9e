import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sound = ['-f', 'lavfi', '-i', 'anoisesrc=color=pink:duration='];

/** Bytes of a film that has to be converted, which takes some seconds; made by ffmpeg. */
export function makeFilm(seconds: number): Buffer {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'glossa-film-')), 'film.avi');
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=25:duration=${seconds}`];
  const noise = [...sound.slice(0, -1), `${sound.at(-1)}${seconds}`];
  const codecs = ['-c:v', 'mpeg4', '-q:v', '6', '-c:a', 'libmp3lame'];
  execFileSync('ffmpeg', ['-v', 'error', ...picture, ...noise, ...codecs, file]);
  return readFileSync(file);
}

/** Subtitles of so many cues, one each two seconds, of words that are seldom the same. */
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
