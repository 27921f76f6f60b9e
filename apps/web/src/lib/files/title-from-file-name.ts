/** Suggests a title from a file name: `the_old-house.txt` → `the old-house`. */
export const titleFromFileName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 300);
