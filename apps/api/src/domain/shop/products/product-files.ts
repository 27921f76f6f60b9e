/** Builds the storage keys of a product's files. Contents and samples are encrypted, covers are not. */
export const productKeys = (productId: string) => ({
  file: (fileId: string, format: string): string => `products/${productId}/${fileId}.${format}`,
  cover: (fileId: string, format: string): string => `products/${productId}/cover-${fileId}.${format}`,
});

/** Returns the URL of a product's cover, which changes with the image, or null when there is none. */
export const coverUrl = (productId: string, coverKey: string | null): string | null =>
  coverKey === null
    ? null
    : `/media/products/${productId}/cover?v=${coverKey.replace(/^.*cover-/, '').slice(0, 8)}`;
