import { sealFrame, type FrameKey } from './frame-cipher.ts';
import { frameSize } from './frame-layout.ts';
import { inPieces } from './in-pieces.ts';

/** Seals a stream frame by frame. Holds one frame back, because the last one is marked as such. */
export async function* sealFrames(source: AsyncIterable<Uint8Array>, key: FrameKey): AsyncGenerator<Buffer> {
  let held: Buffer | undefined;
  let number = 0;
  for await (const piece of inPieces(source, frameSize)) {
    if (held) yield sealFrame(key, number++, false, held);
    held = piece;
  }
  yield sealFrame(key, number, true, held ?? Buffer.alloc(0));
}
