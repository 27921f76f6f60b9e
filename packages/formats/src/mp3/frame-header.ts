/** The four-byte header of an MPEG audio layer III frame (ISO/IEC 11172-3 and 13818-3). */
export interface FrameHeader {
  /** Bytes of the whole frame, header included. */
  size: number;
  /** Samples per channel. */
  samples: number;
  /** In hertz. */
  sampleRate: number;
  /** Bytes of the side information. In the first frame, the index of the whole file may follow it. */
  sideSize: number;
}

export const headerSize = 4;
// Kilobits per second, by the header's bit rate index. 0 is the free format, which isn't supported.
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];
/** Divisors of the sample rate, by the two version bits: MPEG 2.5, reserved, 2 and 1. */
const divisors = [4, undefined, 2, 1];

/** Reads the frame header at an offset. Undefined if there is none. */
export function readFrameHeader(bytes: Uint8Array, at: number): FrameHeader | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + headerSize);
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2;
  const divisor = divisors[(second >> 3) & 3];
  const rate = sampleRates[(third >> 2) & 3];
  if (!isLayer3 || !divisor || !rate) return undefined;
  const isFirst = divisor === 1;
  const kilobits = (isFirst ? rates1 : rates2)[third >> 4];
  if (!kilobits) return undefined;
  const samples = isFirst ? 1152 : 576;
  const sampleRate = rate / divisor;
  const padding = (third >> 1) & 1;
  const isMono = fourth >> 6 === 3;
  return {
    size: Math.floor(((samples / 8) * kilobits * 1000) / sampleRate) + padding,
    samples,
    sampleRate,
    sideSize: isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17,
  };
}
