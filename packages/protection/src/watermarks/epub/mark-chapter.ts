import { blockElements } from '@glossa/formats/block-elements';
import { decodeMarkup } from '@glossa/formats/decode-markup';
import { parseMarkup } from '@glossa/formats/parse-markup';

import { writeTrace } from '../trace.ts';
import type { Watermark } from '../watermark.ts';
import { insertAt, type Insertion } from './insert-at.ts';
import { xmlComment } from './xml-text.ts';

const paragraphs = new Set(['p', 'li', 'dd', 'blockquote', 'div', 'td', 'figcaption']);
/** Minimum number of characters for a trace. No one would copy a shorter text. */
const minTracedLength = 20;

/** Changes the declared encoding to UTF-8, in which the marked document is written. */
const declareUtf8 = (markup: string): string =>
  markup
    .replace(/^(\s*<\?xml[^>]{0,200}?encoding\s*=\s*["'])[\w.:-]{1,40}/i, '$1utf-8')
    .replace(/(<meta[^>]{0,300}?charset\s*=\s*["']?)[\w.:-]{1,40}/i, '$1utf-8');

/**
 * Returns where an element's text ends. This is before any final `<br>`, because text after that would start another
 * line.
 */
function findTextEnd(markup: string, at: number): number {
  const before = markup.slice(Math.max(0, at - 100), at);
  return at - (/(?:\s|<br\s?\/?>)+$/i.exec(before)?.[0].length ?? 0);
}

/**
 * Marks a chapter with a comment at the end of its body and an invisible trace at the end of each paragraph. Leaves a
 * document that cannot be decoded unchanged.
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
    close: (name, offset) => {
      if (offset !== undefined && paragraphs.has(name) && letters >= minTracedLength) {
        insertions.push({ offset: findTextEnd(markup, offset), text: trace });
      }
      if (offset !== undefined && name === 'body') insertions.push({ offset, text: xmlComment(line) });
      if (blockElements.has(name)) letters = 0;
    },
    text: (text) => {
      letters += text.replaceAll(/\s+/g, ' ').length;
    },
  });
  return Buffer.from(declareUtf8(insertAt(markup, insertions)));
}
