/** What a file's name suggests as a title: `the_old-house.txt` → `the old-house`. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 300);
