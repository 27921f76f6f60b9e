import type { Chapter } from './read-epub.ts';

/** Whether a chapter shows its title itself, as most do. */
const startsWith = (text: string, title: string): boolean => {
  const bare = (value: string) => value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [last = ''] = title.split(' – ').slice(-1);
  return bare(text.slice(0, title.length * 2 + 200)).includes(bare(last));
};

/** Chapters as one text, each below its title. */
export const bookText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ title, text }) => (startsWith(text, title) ? text : `${title}\n\n${text}`)).join('\n\n');
