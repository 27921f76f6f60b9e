import { Readable } from 'node:stream';

import { isMp3 } from '@glossa/formats/is-mp3';
import { findFrames } from '@glossa/formats/mp3/find-frames';
import { isSilentMp3 } from '@glossa/formats/mp3/is-silent-mp3';
import { isSilentWav, isWav, measureWav, readWav, writeWav, type Wav } from '@glossa/formats/wav/wav';

/** Audio returned by a speech server: an MP3 with its frames, which exclude tags, or a WAV. */
export type SpokenAudio = { format: 'mp3'; file: Buffer; frames: Buffer } | { format: 'wav'; wav: Wav };

/** Audio shorter than this, in milliseconds, counts as silence. */
const minDurationMs = 50;

/** Parses the audio in a response. Returns a `fault` if it is unusable or silent. */
export async function readSpokenAudio(body: Buffer): Promise<SpokenAudio | { fault: string }> {
  if (body.length === 0) return { fault: 'an empty response' };
  if (isWav(body)) {
    const wav = readWav(body);
    if (!wav) return { fault: 'a WAV without 16-bit samples' };
    if (measureWav(wav) < minDurationMs || isSilentWav(wav)) return { fault: 'silence' };
    return { format: 'wav', wav };
  }
  if (!isMp3(body)) return { fault: 'neither MP3 nor WAV' };
  const { start, end, milliseconds, junk } = await findFrames(Readable.from([body]), 0);
  if (end === 0 || junk * 10 > end - start) return { fault: 'a broken MP3' };
  const frames = body.subarray(start, end);
  if (milliseconds < minDurationMs || isSilentMp3(frames)) return { fault: 'silence' };
  return { format: 'mp3', file: body, frames };
}

/** Joins the audio of consecutive parts of a text into one file. Undefined if their formats differ. */
export function joinAudio(
  parts: readonly SpokenAudio[],
): { format: 'mp3' | 'wav'; file: Buffer } | undefined {
  const [first] = parts;
  if (first?.format === 'mp3') {
    if (parts.length === 1) return { format: 'mp3', file: first.file };
    const frames = parts.flatMap((part) => (part.format === 'mp3' ? [part.frames] : []));
    return frames.length === parts.length ? { format: 'mp3', file: Buffer.concat(frames) } : undefined;
  }
  if (!first) return undefined;
  const { channels, sampleRate } = first.wav;
  const samples = parts.flatMap((part) =>
    part.format === 'wav' && part.wav.channels === channels && part.wav.sampleRate === sampleRate
      ? [part.wav.samples]
      : [],
  );
  if (samples.length !== parts.length) return undefined;
  return { format: 'wav', file: writeWav({ channels, sampleRate, samples: Buffer.concat(samples) }) };
}
