import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { readNovel } from '../texts/novel.ts';

const run = promisify(execFile);

/** Paths of a video with speech and of its subtitles (.srt). */
export interface Talk {
  video: string;
  subtitles: string;
}

/** Sample rate of espeak-ng's output, which is 16-bit mono. */
const sampleRate = 22_050;
const silence = Buffer.alloc(Math.round(sampleRate * 0.35) * 2);
// The default coder takes six times as long, which would be most of the time needed to make a ten-minute video.
const fastAudioArguments = ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '64k'];
/** Maximum number of characters per cue. */
const maxCueLength = 60;

/**
 * Returns sentences from the novel, starting with its first chapter, except those that a synthetic voice would
 * mispronounce.
 */
const sentences = (): string[] =>
  readNovel()
    .toString('utf8')
    .slice(30_000, 90_000)
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]) (?=[A-Z])/)
    .filter((sentence) => /^[A-Z][\w ,;'.!?-]{20,200}$/.test(sentence));

/** Returns the samples of a spoken sentence. */
async function synthesizeSpeech(sentence: string): Promise<Buffer> {
  const { stdout: sound } = await run('espeak-ng', ['-v', 'en', '-s', '165', '--stdout', sentence], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Skip the 44-byte WAV header, in which the lengths are invalid because espeak-ng writes to a pipe.
  return sound.subarray(44);
}

function encodeWav(samples: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** Splits a sentence into parts that fit on a subtitle line. */
function splitSentence(sentence: string): string[] {
  const pieces: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + word.length < maxCueLength)
      pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

const formatTime = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23).replace('.', ',');

/** Makes a video of the given length in which a voice reads the novel, using espeak-ng and ffmpeg. */
export async function makeTalk(
  seconds: number,
  more: readonly string[] = [],
  name = 'talk.mp4',
): Promise<Talk> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-talk-'));
  const sound: Buffer[] = [];
  const cues: string[] = [];
  let at = 0;
  for (const sentence of sentences()) {
    if (at >= seconds) break;
    const samples = await synthesizeSpeech(sentence);
    const length = samples.length / 2 / sampleRate;
    let spokenLength = 0;
    for (const piece of splitSentence(sentence)) {
      const from = at + (length * spokenLength) / sentence.length;
      spokenLength = Math.min(sentence.length, spokenLength + piece.length + 1);
      const to = at + (length * spokenLength) / sentence.length;
      cues.push(`${cues.length + 1}\n${formatTime(from)} --> ${formatTime(to)}\n${piece}\n`);
    }
    sound.push(samples, silence);
    at += length + silence.length / 2 / sampleRate;
  }
  const voice = path.join(folder, 'voice.wav');
  writeFileSync(voice, encodeWav(Buffer.concat(sound)));
  const video = path.join(folder, name);
  const videoInput = [
    '-f',
    'lavfi',
    '-i',
    `gradients=size=480x270:rate=5:c0=0x12343b:c1=0x2d545e:c2=0xe1b382:c3=0xc89666:n=4:seed=7:duration=${Math.ceil(at)}:speed=0.01`,
  ];
  const codecs =
    more.length > 0
      ? more
      : ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...fastAudioArguments];
  await run('ffmpeg', ['-v', 'error', ...videoInput, '-i', voice, ...codecs, '-shortest', video]);
  const subtitles = path.join(folder, 'talk.srt');
  writeFileSync(subtitles, cues.join('\n'));
  return { video, subtitles };
}
