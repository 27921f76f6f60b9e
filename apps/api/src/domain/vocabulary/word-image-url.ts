/**
 * Returns the URL of a word's image by its storage key; null if there is no image. A new image gets a new URL, so that
 * no browser shows the old one.
 */
export const wordImageUrl = (id: number, key: string | null): string | null => {
  if (key === null) return null;
  const [name = ''] = (key.split('/').at(-1) ?? '').split('.');
  return `/media/words/${id}/image?v=${name.slice(-12)}`;
};
