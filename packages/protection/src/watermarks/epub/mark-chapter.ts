import { blockElements } from '@glossa/formats/block-elements';
import { decodeMarkup } from '@glossa/formats/decode-markup';
import { parseMarkup } from '@glossa/formats/parse-markup';

import { writeTrace } from '../trace.ts';
import type { Watermark } from '../watermark.ts';
import { insertAt, type Insertion } from './insert-at.ts';
import { xmlComment } from './xml-text.ts';

const paragraphs = new Set(['p', 'li', 'dd', 'blockquote', 'div', 'td', 'figcaption']);
/** Text of which nobody copies a part. */
const leastTraced = 20;

/** The document is written as UTF-8, whatever it was. */
const sayUtf8 = (markup: string): string =>
  markup
    .replace(/^(\s*<\?xml[^>]{0,200}?encoding\s*=\s*["'])[\w.:-]{1,40}/i, '$1utf-8')
    .replace(/(<meta[^>]{0,300}?charset\s*=\s*["']?)[\w.:-]{1,40}/i, '$1utf-8');

/** Where the text of an element ends: a line break before its end is no new line, but would be one before a trace. */
function endOfText(markup: string, at: number): number {
  const before = markup.slice(Math.max(0, at - 100), at);
  return at - (/(?:\s|<br\s?\/?>)+$/i.exec(before)?.[0].length ?? 0);
}

/**
 * Marks a chapter: a comment at the end of its body, and the invisible trace at the end of each paragraph. Nothing else
 * changes. A document whose characters cannot be read stays as it is.
 */
export async function markChapter(bytes: Uint8Array, { line, order }: Watermark): Promise<Uint8Array> {
  const markup = decodeMarkup(bytes);
  if (markup.includes('\uFFFD')) return bytes;
  const trace = writeTrace(order);
  const insertions: Insertion[] = [];
  let letters = 0;
  await parseMarkup(markup, {
    open: (name) => {
      if (blockElements.has(name)) letters = 0;
    },
    close: (name, at) => {
      if (at !== undefined && paragraphs.has(name) && letters >= leastTraced) {
        insertions.push({ at: endOfText(markup, at), text: trace });
      }
      if (at !== undefined && name === 'body') insertions.push({ at, text: xmlComment(line) });
      if (blockElements.has(name)) letters = 0;
    },
    text: (text) => {
      letters += text.replaceAll(/\s+/g, ' ').length;
    },
  });
  return Buffer.from(sayUtf8(insertAt(markup, insertions)));
}
