import { runsRightToLeft } from '../right-to-left.ts';
import { writeTrace } from '../trace.ts';
import type { Watermark } from '../watermark.ts';
import { xmlText } from './xml-text.ts';

/** Creates the page that names the copy's owner, valid in EPUB 2 and 3. */
export function noticePage({ line, order }: Watermark): string {
  const text = xmlText(line);
  const direction = runsRightToLeft(line) ? 'rtl' : 'ltr';
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml">' +
    `<head><title>${text}</title></head><body><p dir="${direction}">${text}${writeTrace(order)}</p></body></html>\n`
  );
}
