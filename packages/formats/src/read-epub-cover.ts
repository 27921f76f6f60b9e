import type { ByteSource } from './byte-source.ts';
import { readPackage } from './epub-package.ts';
import { openZip } from './open-zip.ts';
import { readPictureHead, type PictureFormat } from './read-picture-head.ts';
import { Unreadable } from './unreadable.ts';

/** Most bytes of a cover, and most pixels of its longer side. */
interface Limits {
  bytes: number;
  side: number;
}

/** The cover picture of an .epub; undefined when it has none that a browser shows within the limits. */
export async function readEpubCover(
  source: ByteSource,
  limits: Limits,
): Promise<{ bytes: Uint8Array; format: PictureFormat } | undefined> {
  try {
    const zip = await openZip(source);
    const { cover } = await readPackage(zip);
    const bytes = cover === undefined ? undefined : await zip.read(cover);
    if (!bytes || bytes.length > limits.bytes) return undefined;
    const head = readPictureHead(Buffer.from(bytes));
    if (!head || Math.max(head.width, head.height) > limits.side) return undefined;
    return { bytes, format: head.format };
  } catch (error) {
    // A book can be read without its cover.
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
