import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns an MP3 of a text spoken by espeak-ng, with the title in its ID3 tag. */
export async function makeSpeech(text: string, title: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-speech-'));
  const [textFile, audioFile] = [path.join(folder, 'said.txt'), path.join(folder, 'speech.mp3')];
  await writeFile(textFile, text);
  const voice = path.join(folder, 'voice.wav');
  await run('espeak-ng', ['-v', 'en', '-s', '150', '-f', textFile, '-w', voice]);
  await run('ffmpeg', ['-y', '-i', voice, '-metadata', `title=${title}`, '-b:a', '64k', audioFile]);
  return readFile(audioFile);
}
