import { decodeMarkup } from '@glossa/formats/decode-markup';
import { parseMarkup } from '@glossa/formats/parse-markup';

import { ProtectionError } from '../../protection-error.ts';
import type { Watermark } from '../watermark.ts';
import { insertAt, type Insertion } from './insert-at.ts';
import { xmlText } from './xml-text.ts';

/**
 * Adds the rights and the order to a package document's metadata, and the notice to the end of its spine. `notice` is
 * the ID of the notice page, the file `<id>.xhtml` next to the package document.
 * @throws {ProtectionError} watermark_impossible
 */
export async function markPackage(
  bytes: Uint8Array,
  { line, order }: Watermark,
  notice: string,
): Promise<Uint8Array> {
  const markup = decodeMarkup(bytes);
  const added: Record<string, (prefix: string) => string> = {
    metadata: (prefix) =>
      `<dc:rights xmlns:dc="http://purl.org/dc/elements/1.1/">${xmlText(line)}</dc:rights>` +
      `<${prefix}meta name="glossa:order" content="${xmlText(order)}"/>`,
    manifest: (prefix) =>
      `<${prefix}item id="${notice}" href="${notice}.xhtml" media-type="application/xhtml+xml"/>`,
    spine: (prefix) => `<${prefix}itemref idref="${notice}"/>`,
  };
  const insertions: Insertion[] = [];
  await parseMarkup(markup, {
    open: () => {},
    close: (name, offset) => {
      const text = added[name.replace(/^.*:/, '')];
      if (offset === undefined || !text) return;
      const prefix = /^<\/([\w.-]+:)/.exec(markup.slice(offset, offset + 100))?.[1] ?? '';
      insertions.push({ offset, text: text(prefix) });
    },
    text: () => {},
  });
  if (insertions.length !== 3)
    throw new ProtectionError('watermark_impossible', 'unsupported package document');
  return Buffer.from(
    insertAt(markup, insertions).replace(
      /^(\s*<\?xml[^>]{0,200}?encoding\s*=\s*["'])[\w.:-]{1,40}/i,
      '$1utf-8',
    ),
  );
}
