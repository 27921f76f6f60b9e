/** Keys in the storage of the files of a product. Contents and samples lie there sealed, covers do not. */
export const productKeys = (productId: string) => ({
  file: (fileId: string, format: string): string => `products/${productId}/${fileId}.${format}`,
  cover: (fileId: string, format: string): string => `products/${productId}/cover-${fileId}.${format}`,
});
