import { fail } from '@glossa/contract/failure';

import type { ByteSource } from './byte-source.ts';
import { readContents, type ContentsEntry } from './epub-contents.ts';
import { readMarkup, readPackage } from './epub-package.ts';
import { extractMarkupText, type MarkupText } from './markup-text.ts';
import { openZip } from './open-zip.ts';
import { rejectProtected } from './reject-protected.ts';

/** A chapter. Its paragraphs are separated by empty lines. */
export interface Chapter {
  /** Empty if the chapter has no title. */
  title: string;
  text: string;
}

/** The readable content of a book. */
export interface Book {
  title: string;
  author: string;
  /** The declared language, such as `en-GB`. Empty if there is none. */
  language: string;
  chapters: Chapter[];
}

/** Maximum number of chapters. */
const maxChapters = 2000;

/**
 * Reads the chapters of an EPUB in reading order, split according to its table of contents. If there is none, each
 * document becomes a chapter. Drops images, notes and everything else that isn't text.
 *
 * @throws {Failure} book_unreadable, book_protected, book_too_large, text_empty
 */
export async function readEpub(source: ByteSource): Promise<Book> {
  const zip = await openZip(source);
  await rejectProtected(zip);
  const packageInfo = await readPackage(zip);
  const contents = await readContents(zip, packageInfo);
  const chapters: Chapter[] = [];
  for (const path of new Set(packageInfo.spine)) {
    if (!zip.has(path)) continue;
    const entries = contents.filter((entry) => entry.path === path);
    const ids = new Set(entries.map(({ fragment }) => fragment).filter(Boolean));
    const document = await extractMarkupText(await readMarkup(zip, path), { wholeDocument: true, ids });
    addDocument(chapters, document, entries, contents.length > 0);
    if (chapters.length > maxChapters) fail('book_too_large');
  }
  const readable = chapters.filter(({ text }) => /\p{L}/u.test(text));
  if (readable.length === 0) fail('text_empty');
  return {
    title: packageInfo.title,
    author: packageInfo.author,
    language: packageInfo.language,
    chapters: readable,
  };
}

/** Returns where chapters begin in a document, as a map of paragraph indexes to titles. */
function findChapterStarts(
  { paragraphs, paragraphIndexById }: MarkupText,
  entries: readonly ContentsEntry[],
): Map<number, string> {
  const starts = new Map<number, string>();
  for (const { title, fragment } of entries) {
    const at = Math.min(fragment === '' ? 0 : (paragraphIndexById.get(fragment) ?? 0), paragraphs.length);
    const other = starts.get(at);
    // A part and its first chapter often begin at the same paragraph.
    starts.set(at, other === undefined || other === title ? title : `${other} – ${title}`);
  }
  return new Map([...starts].sort(([a], [b]) => a - b));
}

/** Adds a document to the chapters. Text before the document's first chapter is added to the previous chapter. */
function addDocument(
  chapters: Chapter[],
  document: MarkupText,
  entries: readonly ContentsEntry[],
  hasContents: boolean,
): void {
  const { paragraphs, heading } = document;
  const starts = findChapterStarts(document, entries);
  const startIndexes = [...starts.keys()];
  const before = paragraphs.slice(0, startIndexes[0] ?? paragraphs.length).join('\n\n');
  const last = chapters.at(-1);
  if (before !== '') {
    if (last && hasContents) last.text += `${last.text === '' ? '' : '\n\n'}${before}`;
    else chapters.push({ title: heading, text: before });
  }
  for (const [index, startIndex] of startIndexes.entries()) {
    const text = paragraphs.slice(startIndex, startIndexes[index + 1] ?? paragraphs.length).join('\n\n');
    chapters.push({ title: starts.get(startIndex) ?? '', text });
  }
}
