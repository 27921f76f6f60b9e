import { Failure } from '@glossa/contract/failure';

import type { ByteSource } from './byte-source.ts';
import { readPackage } from './epub-package.ts';
import { openZip } from './open-zip.ts';
import { readImageHeader, type ImageFormat } from './read-image-header.ts';

/** Maximum size in bytes, and maximum width and height in pixels. */
interface Limits {
  bytes: number;
  side: number;
}

/**
 * Returns an EPUB's cover image. Undefined if there is none that is within the limits and supported by every browser.
 */
export async function readEpubCover(
  source: ByteSource,
  limits: Limits,
): Promise<{ bytes: Uint8Array; format: ImageFormat } | undefined> {
  try {
    const zip = await openZip(source);
    const { cover } = await readPackage(zip);
    const bytes = cover === undefined ? undefined : await zip.read(cover);
    if (!bytes || bytes.length > limits.bytes) return undefined;
    const head = readImageHeader(Buffer.from(bytes));
    if (!head || Math.max(head.width, head.height) > limits.side) return undefined;
    return { bytes, format: head.format };
  } catch (error) {
    // A missing cover doesn't make the book unreadable.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
