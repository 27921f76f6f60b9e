import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fillWatermark } from './fill-watermark.ts';
import { readTextWatermark, writeTrace } from './trace.ts';
import { watermarkText } from './watermark-text.ts';

const facts = {
  buyer: 'Ana Lindgren',
  email: 'ana@example.org',
  order: 'GL-000042',
  date: new Date('2026-11-22T10:00:00Z'),
};

describe('the watermark line', () => {
  const template = 'Licensed to {buyer} ({email}), order {order}, {date}.';

  test('contains the buyer, email, order and date', () => {
    expect(fillWatermark(template, facts)).toBe(
      'Licensed to Ana Lindgren (ana@example.org), order GL-000042, 2026-11-22.',
    );
  });

  test('keeps unknown placeholders, and doesn’t fill placeholders in a name', () => {
    expect(fillWatermark('{buyer} {title} {}', { ...facts, buyer: '{email} $& {order}' })).toBe(
      '{email} $& {order} {title} {}',
    );
  });

  test('stays on one line, whatever a name contains', () => {
    const buyer = ' A\u0000n\r\na\u2028\u202e evil\u200b \ud800';
    expect(fillWatermark('{buyer}', { ...facts, buyer })).toBe('A n a evil \ufffd');
    expect(fillWatermark('{buyer}', { ...facts, buyer: '🙂'.repeat(5000) })).toBe('🙂'.repeat(200));
  });

  test('isolates text direction when a name is written from right to left', () => {
    expect(fillWatermark('For {buyer}, {order}', { ...facts, buyer: 'منى' })).toBe(
      'For \u2068منى\u2069, \u2068GL-000042\u2069',
    );
    expect(fillWatermark('نسخة {buyer}', facts)).toBe('نسخة \u2068Ana Lindgren\u2069');
  });
});

const novel = [
  'It was the best of times,',
  'it was the worst of times.   ',
  '',
  '“Yes.”',
  '',
  'می\u200cخواهم کتاب را بخوانم',
  '',
].join('\r\n');
const mark = { line: 'For Ana, order GL-000042', order: 'GL-000042' };

describe('a watermarked text', () => {
  const marked = watermarkText(novel, mark);

  test('has the watermark at its start and end, and is otherwise unchanged', () => {
    expect(marked.startsWith('For Ana, order GL-000042\r\n\r\nIt was')).toBe(true);
    expect(marked.endsWith('\r\n\r\nFor Ana, order GL-000042\r\n')).toBe(true);
    const textWithoutTrace = marked.replaceAll(writeTrace('GL-000042'), '');
    expect(textWithoutTrace).toBe(`${mark.line}\r\n\r\n${novel}\r\n\r\n${mark.line}\r\n`);
  });

  test('reveals the order number even in a single copied paragraph', () => {
    const [, first = '', shortText = '', persian = ''] = marked.split('\r\n\r\n');
    expect(readTextWatermark(first)).toEqual(['GL-000042']);
    expect(readTextWatermark(first.trim().normalize('NFKC').toUpperCase())).toEqual(['GL-000042']);
    expect(readTextWatermark(persian)).toEqual(['GL-000042']);
    expect(readTextWatermark(shortText)).toEqual([]);
    expect(readTextWatermark(novel)).toEqual([]);
  });

  test('is marked at the end of each long line, or of every line if there are no blank lines', () => {
    const lines = watermarkText('Ein Absatz mit einigen Worten.\nEin zweiter mit einigen Worten.', mark);
    expect(lines.split(writeTrace('GL-000042'))).toHaveLength(3);
    const long = watermarkText(`${'x'.repeat(150)}\nshort\n\nthe last one of them all`, mark);
    expect(long.split(writeTrace('GL-000042'))).toHaveLength(3);
  });

  test('is watermarked in linear time', () => {
    expect(watermarkText('a line of the book\n'.repeat(500_000), mark).length).toBeGreaterThan(9_500_000);
  });
});

describe('a trace', () => {
  const reference = fc.stringMatching(/^[\w-]{1,24}$/);

  test('can be read back, whatever surrounds it', () => {
    const around = fc.string({ unit: fc.constantFrom('\u200b', '\u200c', '\u200d', '\u2060', 'a', 'م') });
    fc.assert(
      fc.property(reference, around, around, (order, before, after) => {
        expect(readTextWatermark(`${before}.${writeTrace(order)}.${after}`)).toEqual([order]);
      }),
    );
  });

  test('is not recognized after losing or changing a character', () => {
    fc.assert(
      fc.property(reference, fc.nat(), fc.boolean(), (order, place, drop) => {
        const trace = Array.from(writeTrace(order));
        const at = place % trace.length;
        const other = trace[at] === '\u200b' ? '\u200c' : '\u200b';
        trace.splice(at, 1, ...(drop ? [] : [other]));
        expect(readTextWatermark(trace.join(''))).not.toContain(order);
      }),
    );
  });

  test.each(['', 'ä', 'a b', 'x'.repeat(25)])('can’t be written for %j', (order) => {
    expect(() => writeTrace(order)).toThrow(TypeError);
  });
});
