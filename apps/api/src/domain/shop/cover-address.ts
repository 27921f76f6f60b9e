/** Returns the URL of a product's cover, which changes with the image, or null when there is none. */
export const coverAddress = (productId: string, coverKey: string | null): string | null =>
  coverKey === null
    ? null
    : `/media/products/${productId}/cover?v=${coverKey.replace(/^.*cover-/, '').slice(0, 8)}`;
