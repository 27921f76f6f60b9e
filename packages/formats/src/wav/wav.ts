/** Uncompressed audio: 16-bit samples, little-endian, with the channels interleaved. */
export interface Wav {
  channels: number;
  /** In hertz. */
  sampleRate: number;
  samples: Buffer;
}

const headerSize = 44;
const bytesPerSample = 2;
/** `WAVE_FORMAT_PCM`, and `WAVE_FORMAT_EXTENSIBLE`, which can contain the same samples. */
const pcmFormats = new Set([1, 0xff_fe]);

/** Returns whether a file's first bytes are those of a WAV file. */
export const isWav = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE';

/**
 * Reads a WAV file. Servers that stream audio can't know its size in advance and declare a wrong one, so samples are
 * read at most to the end of the file. Undefined if it isn't a WAV file with 16-bit samples.
 * http://soundfile.sapp.org/doc/WaveFormat/
 */
export function readWav(bytes: Buffer): Wav | undefined {
  if (!isWav(bytes)) return undefined;
  let format: Pick<Wav, 'channels' | 'sampleRate'> | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ') {
      if (start + 16 > bytes.length || !pcmFormats.has(bytes.readUInt16LE(start))) return undefined;
      if (bytes.readUInt16LE(start + 14) !== 8 * bytesPerSample) return undefined;
      format = { channels: bytes.readUInt16LE(start + 2), sampleRate: bytes.readUInt32LE(start + 4) };
    } else if (name === 'data') {
      if (!format || format.channels < 1 || format.sampleRate < 1) return undefined;
      const isSizeKnown = size > 0 && start + size <= bytes.length;
      const length = isSizeKnown ? size : bytes.length - start;
      const frameSize = format.channels * bytesPerSample;
      return { ...format, samples: bytes.subarray(start, start + length - (length % frameSize)) };
    }
    // Chunks are padded to an even size.
    at = start + size + (size % 2);
  }
  return undefined;
}

/** Returns a WAV file with the given samples. */
export function writeWav({ channels, sampleRate, samples }: Wav): Buffer {
  const header = Buffer.alloc(headerSize);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(headerSize - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * channels * bytesPerSample, 28);
  header.writeUInt16LE(channels * bytesPerSample, 32);
  header.writeUInt16LE(8 * bytesPerSample, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Returns the duration in milliseconds. */
export const measureWav = ({ channels, sampleRate, samples }: Wav): number =>
  (samples.length / (channels * bytesPerSample) / sampleRate) * 1000;

/** Maximum inaudible amplitude, out of 32,768. Dither (noise added before rounding) stays below it. */
const inaudible = 4;

/** Returns whether all samples are inaudible. */
export function isSilentWav({ samples }: Wav): boolean {
  for (let at = 0; at + 1 < samples.length; at += bytesPerSample) {
    if (Math.abs(samples.readInt16LE(at)) > inaudible) return false;
  }
  return true;
}
