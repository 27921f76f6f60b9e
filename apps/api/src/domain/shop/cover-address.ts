/** Address of the cover of a product, another one for each picture; null while it has none. */
export const coverAddress = (productId: string, coverKey: string | null): string | null =>
  coverKey === null
    ? null
    : `/media/products/${productId}/cover?v=${coverKey.replace(/^.*cover-/, '').slice(0, 8)}`;
