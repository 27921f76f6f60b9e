import { LRUCache } from 'lru-cache';

import { readSpans } from '#domain/documents/word-spans.ts';
import { presentSentences } from './present-page.ts';
import type { SentenceRow } from './queries.ts';

/** The words of a sentence, in the form used to match phrases. */
export interface SentenceWords {
  seq: number;
  terms: readonly number[];
  /** Returns, for each word, the text since the previous word, and the word's index among the sentence's tokens. */
  layOut: () => { between: readonly string[]; tokens: readonly number[] };
}

/**
 * Reads the words of sentences. `layOut` computes its result on the first call, because few sentences contain a phrase.
 */
export const readWords = (rows: readonly SentenceRow[]): SentenceWords[] =>
  rows.map(({ seq, text, spans, terms }) => {
    let layout: ReturnType<SentenceWords['layOut']> | undefined;
    return { seq, terms: parseIntegers(terms), layOut: () => (layout ??= layOut(text, spans)) };
  });

/** Parses an array of integers as PostgreSQL prints it: `{12,7}`. */
export const parseIntegers = (list: string): number[] =>
  list === '{}' ? [] : list.slice(1, -1).split(',').map(Number);

function layOut(text: string, spans: Uint8Array): ReturnType<SentenceWords['layOut']> {
  const between: string[] = [];
  const tokens: number[] = [];
  let last = 0;
  let index = 0;
  readSpans(spans, (start, end) => {
    between.push(text.slice(last, start));
    if (start > last) index += 1;
    tokens.push(index++);
    last = end;
  });
  return { between, tokens };
}

/** The sentences of a page, which are the same for every learner. */
export interface PageSentences {
  /** JSON in the contract's form. */
  json: string;
  words: readonly SentenceWords[];
}

/** Identifies the sentences of a page. */
interface PageRange {
  /** Document and version; a document's sentences change only with its version. */
  version: string;
  from: number;
  until: number;
}

/** Caches the sentences of recently opened pages, up to 16 MB, for all learners. */
export class PageCache {
  readonly #versions = new LRUCache<string, string>({ max: 10_000 });
  readonly #pages = new LRUCache<string, PageSentences>({
    maxSize: 16 * 1024 * 1024,
    // A character takes up to two bytes, and the words take about half as much memory as the JSON.
    sizeCalculation: ({ json }) => 3 * json.length,
  });

  /**
   * Returns the document version under which pages of a text were last added, if this page is still cached for that
   * version.
   */
  findVersion(textId: string, range: Omit<PageRange, 'version'>): string | undefined {
    const version = this.#versions.get(textId);
    return version !== undefined && this.#pages.has(keyOf({ ...range, version })) ? version : undefined;
  }

  get = (range: PageRange): PageSentences | undefined => this.#pages.get(keyOf(range));

  /** Adds the sentences on a page of a text, and returns them. */
  add(textId: string, range: PageRange, rows: readonly SentenceRow[]): PageSentences {
    const page = { json: presentSentences(rows), words: readWords(rows) };
    this.#versions.set(textId, range.version);
    this.#pages.set(keyOf(range), page);
    return page;
  }
}

const keyOf = ({ version, from, until }: PageRange): string => `${version}:${from}-${until}`;
