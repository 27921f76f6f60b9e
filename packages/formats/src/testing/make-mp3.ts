/** Bytes of a frame (MPEG 1, layer III, 32 kbit/s at 44,100 Hz, mono). */
const frameSize = 104;
const framesPerSecond = 44_100 / 1152;

const textFrame = (id: string, text: string): Buffer => {
  const data = Buffer.concat([Buffer.from([3]), Buffer.from(text)]);
  return Buffer.concat([
    Buffer.from(id),
    Buffer.from([0, 0, data.length >> 7, data.length & 127, 0, 0]),
    data,
  ]);
};

/** Creates a silent MP3 of the given length, with an ID3 tag if it has a title. */
export function makeMp3({
  seconds = 2,
  title = '',
}: { seconds?: number; title?: string } = {}): Buffer<ArrayBuffer> {
  const frame = Buffer.alloc(frameSize);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  const frames = Array.from({ length: Math.round(seconds * framesPerSecond) }, () => frame);
  const body = title === '' ? Buffer.alloc(0) : textFrame('TIT2', title);
  const tag =
    body.length === 0
      ? []
      : [Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, body.length >> 7, body.length & 127]), body];
  return Buffer.concat([...tag, ...frames]);
}
