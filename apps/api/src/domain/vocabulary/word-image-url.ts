/**
 * Returns the URL of a word's image by its storage key, or null without one. Another image has another URL, so that no
 * browser shows a stale one.
 */
export const wordImageUrl = (id: number, key: string | null): string | null => {
  if (key === null) return null;
  const [name = ''] = (key.split('/').at(-1) ?? '').split('.');
  return `/media/words/${id}/image?v=${name.slice(-12)}`;
};
