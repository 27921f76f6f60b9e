import { writeWav } from '../wav/wav.ts';

const sampleRate = 22_050;

/** Creates a WAV with a tone, as a speech server would return it. */
export function makeToneWav({
  seconds,
  frequency = 440,
  amplitude = 8000,
}: {
  seconds: number;
  frequency?: number;
  amplitude?: number;
}): Buffer {
  const count = Math.round(seconds * sampleRate);
  const samples = Buffer.alloc(count * 2);
  for (let at = 0; at < count; at++) {
    const phase = (2 * Math.PI * frequency * at) / sampleRate;
    samples.writeInt16LE(Math.round(amplitude * Math.sin(phase)), at * 2);
  }
  return writeWav({ channels: 1, sampleRate, samples });
}

/**
 * Two frames (MPEG 2, layer III, 32 kbit/s at 24,000 Hz, mono) of a 437.5 Hz tone. Each contains 10.5 periods. They
 * were encoded without a bit reservoir, so alternating them produces a tone of any length.
 */
const frames = [
  'fff344c4001022ddf400b88f3c9be8e0609a918181f4d65bbebd0d5a199696fa7a19326bbe234df7d37c3623e988c9f6c9b65c36bb6bbef975cfa6da6d930b80effed8f8a34db5cdc20a27d17954c414d45332e3130300000000000000000000',
  'fff344c4001022ddf400b88f3c9a6960609a118381f4d45bb6ad3d7a798e8eda1a79f3e9b62f5db6d76c2e2feb8bcff7cfbe6c2e9be9b6d9b4c9aefaef9f0d816dfef8d8af5df4cec23a67137164c414d45332e3130300000000000000000000',
].map((hex) => Buffer.from(hex, 'hex'));
const secondsPerFrame = 576 / 24_000;

/** Creates an MP3 with a tone. */
export const makeToneMp3 = ({ seconds }: { seconds: number }): Buffer =>
  Buffer.concat(
    Array.from(
      { length: Math.round(seconds / secondsPerFrame) },
      (_, index) => frames[index % frames.length] as Buffer,
    ),
  );
