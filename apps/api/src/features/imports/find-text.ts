import { readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import type { FoundText } from '@glossa/contract/imports';
import { timesFileLimit } from '@glossa/contract/sentence-times';
import { decodeMarkup } from '@glossa/formats/decode-markup';
import { cleanText } from '@glossa/language/clean-text';
import { cuesToText } from '@glossa/language/cues-to-text';
import { readCues } from '@glossa/language/read-cues';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';
import { fetchPage } from '#platform/outbound/fetch-page.ts';
import type { WebDoor } from '#platform/outbound/web-door.ts';
import { findArticle } from './article-thread.ts';
import { foundLanguage } from './found-language.ts';

const withLetters = (text: string): string => (/\p{L}/u.test(text) ? text : fail('text_empty'));

/** Extracts the text of a subtitle file. */
export async function textOfSubtitles(file: UploadedFile | undefined): Promise<FoundText> {
  if (!file || !/\.(?:srt|vtt|lrc)$/i.test(file.name)) return fail('times_unreadable');
  if (file.size > timesFileLimit) fail('payload_too_large');
  const bytes = await readFile(file.path);
  const cues = readCues(decodeText(bytes));
  if (cues.length === 0) fail('times_unreadable');
  const text = withLetters(cleanText(cuesToText(cues)));
  return { title: '', author: '', source: '', language: await foundLanguage('', text), text };
}

/** Extracts the article of a web page. */
export async function textOfPage(door: WebDoor, url: string): Promise<FoundText> {
  const page = await fetchPage(door, url);
  const { title, author, language, text } = page.html
    ? await findArticle(decodeMarkup(page.bytes, page.charset))
    : { title: '', author: '', language: '', text: decodeText(page.bytes) };
  const clean = cleanText(text);
  if (!/\p{L}/u.test(clean)) fail('page_without_text');
  return {
    title,
    author,
    source: page.url.slice(0, 500),
    language: await foundLanguage(language, clean),
    text: clean,
  };
}
