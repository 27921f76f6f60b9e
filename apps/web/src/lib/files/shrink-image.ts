import { imageFileLimit } from '@glossa/contract/word-images';

/** Maximum length of the longer side in pixels: sharp in a panel and on a card, and small to store. */
const maxSide = 1280;
/** Size in bytes up to which an image within these dimensions is sent unchanged. */
const maxUnchangedSize = 300_000;

/**
 * Shrinks a photo before it is sent, which also removes its EXIF location and time. Animated GIFs, and files that this
 * browser cannot read, are sent unchanged, and the server decides whether to accept them.
 */
export async function shrinkImage(file: File): Promise<Blob> {
  if (file.type === 'image/gif' && file.size <= imageFileLimit) return file;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return file;
  const { width, height } = image;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  if (scale === 1 && file.size <= maxUnchangedSize && file.type !== 'image/jpeg') return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // Browsers that cannot encode WebP fall back to PNG, which also preserves transparency.
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/webp', 0.85));
}
