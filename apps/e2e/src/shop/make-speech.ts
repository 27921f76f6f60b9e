import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns an MP3 of a text spoken by espeak-ng, with the title in its ID3 tag. */
export async function makeSpeech(text: string, title: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-speech-'));
  const [said, out] = [path.join(folder, 'said.txt'), path.join(folder, 'speech.mp3')];
  await writeFile(said, text);
  const voice = path.join(folder, 'voice.wav');
  await run('espeak-ng', ['-v', 'en', '-s', '150', '-f', said, '-w', voice]);
  await run('ffmpeg', ['-y', '-i', voice, '-metadata', `title=${title}`, '-b:a', '64k', out]);
  return readFile(out);
}
