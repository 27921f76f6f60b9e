import type { Chapter } from './read-epub.ts';

/** Returns whether a chapter's text already begins with its title, as most chapters do. */
const startsWith = (text: string, title: string): boolean => {
  const toComparable = (value: string) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [last = ''] = title.split(' – ').slice(-1);
  return toComparable(text.slice(0, title.length * 2 + 200)).includes(toComparable(last));
};

/** Joins chapters into one text and puts each title above its chapter. */
export const bookText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ title, text }) => (startsWith(text, title) ? text : `${title}\n\n${text}`)).join('\n\n');
