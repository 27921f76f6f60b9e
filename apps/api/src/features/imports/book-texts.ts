import { bookText } from '@glossa/formats/book-text';
import type { Book } from '@glossa/formats/read-epub';

import type { BookChoice } from '#domain/imports/queries.ts';

const maxTitleLength = 300;

/**
 * Builds the title of a chapter's text, "Book – Chapter". If it is too long, shortens the book's title before the
 * chapter's.
 */
function chapterTitle(book: string, chapter: string): string {
  const maxBookLength = Math.max(40, maxTitleLength - chapter.length - 3);
  return `${book.slice(0, maxBookLength)} – ${chapter}`.slice(0, maxTitleLength);
}

/** Returns the texts to import from a book, in reading order. */
export function bookTexts(book: Book, choice: BookChoice): { title: string; content: string }[] {
  const chosenChapters = [...new Set(choice.chapters)]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const chapter = book.chapters[number];
      return chapter ? [{ ...chapter, number: number + 1 }] : [];
    });
  if (choice.whole) {
    return [{ title: choice.title, content: bookText(chosenChapters) }];
  }
  if (book.chapters.length === 1)
    return chosenChapters.map(({ text }) => ({ title: choice.title, content: text }));
  return chosenChapters.map(({ title, text, number }) => ({
    title: chapterTitle(choice.title, title === '' ? String(number) : title),
    content: text,
  }));
}
