import { fail, Failure } from '@glossa/contract/failure';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

import { extractMarkupText } from './markup-text.ts';

/** The readable content of a web page. */
export interface Article {
  title: string;
  author: string;
  /** The declared language. Empty if there is none. */
  language: string;
  /** Paragraphs, separated by an empty line. */
  text: string;
}

/** Maximum number of elements. The longest articles have about ten thousand. */
const maxElements = 100_000;

// Counts the elements before parsing, because building a deeply nested tree takes superlinear time.
const hasTooManyElements = (html: string): boolean => {
  let count = 0;
  for (const _ of html.matchAll(/<[a-z]/gi)) if (++count > maxElements) return true;
  return false;
};

/**
 * Extracts the article from a page.
 *
 * @throws {Failure} page_without_text, page_too_large
 */
export async function readArticle(html: string): Promise<Article> {
  if (hasTooManyElements(html)) fail('page_too_large');
  const { document } = parseHTML(html);
  const language = document.documentElement?.getAttribute('lang') ?? '';
  const found = parse(document);
  if (!found?.content) fail('page_without_text');
  const { paragraphs } = await extractMarkupText(found.content, { wholeDocument: false });
  const text = paragraphs.join('\n\n');
  if (!/\p{L}/u.test(text)) fail('page_without_text');
  const plain = (value: string | null | undefined): string => (value ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    title: plain(found.title).slice(0, 300),
    author: plain(found.byline).slice(0, 200),
    language: language || plain(found.lang),
    text,
  };
}

function parse(document: ReturnType<typeof parseHTML>['document']) {
  try {
    return new Readability(document, { maxElemsToParse: maxElements }).parse();
  } catch (error) {
    throw new Failure('page_too_large', {}, { cause: error });
  }
}
