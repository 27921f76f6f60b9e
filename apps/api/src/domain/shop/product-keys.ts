/** Builds the storage keys of a product's files. Contents and samples are stored sealed, covers are not. */
export const productKeys = (productId: string) => ({
  file: (fileId: string, format: string): string => `products/${productId}/${fileId}.${format}`,
  cover: (fileId: string, format: string): string => `products/${productId}/cover-${fileId}.${format}`,
});
