import { sealFrame, type FrameKey } from './frame-cipher.ts';
import { frameSize } from './frame-layout.ts';
import { splitIntoPieces } from './split-into-pieces.ts';

/** Seals a stream frame by frame. Holds one frame back, because the last frame is marked as the last. */
export async function* sealFrames(source: AsyncIterable<Uint8Array>, key: FrameKey): AsyncGenerator<Buffer> {
  let pending: Buffer | undefined;
  let number = 0;
  for await (const piece of splitIntoPieces(source, frameSize)) {
    if (pending) yield sealFrame(key, number++, false, pending);
    pending = piece;
  }
  yield sealFrame(key, number, true, pending ?? Buffer.alloc(0));
}
