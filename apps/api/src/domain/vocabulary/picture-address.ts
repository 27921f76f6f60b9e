/**
 * Where a word's picture is served, by its key in the file storage; null without one. Another picture has another
 * address, so that no browser shows the old one.
 */
export const pictureAddress = (id: number, key: string | null): string | null => {
  if (key === null) return null;
  const [name = ''] = (key.split('/').at(-1) ?? '').split('.');
  return `/media/words/${id}/image?v=${name.slice(-12)}`;
};
