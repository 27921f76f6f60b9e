import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { ByteSource } from '@glossa/formats/byte-source';
import { readEpub } from '@glossa/formats/read-epub';
import { makeEpub } from '@glossa/formats/testing/make-epub';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { bytesSource } from '../testing/bytes-source.ts';
import { checkMarkable } from './check-markable.ts';
import { readTextWatermark, writeTrace } from './trace.ts';
import { watermarkEpub } from './watermark-epub.ts';

const mark = { line: 'For Ana -- <b>&"Co"</b>, order GL-000042', order: 'GL-000042' };
const watermark = async (bytes: Uint8Array): Promise<Buffer> =>
  buffer(await watermarkEpub(bytesSource(bytes), mark));
const entries = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

const brokenStream = (): Readable =>
  new Readable({
    read() {
      this.destroy(new Error('lost'));
    },
  });

const one = { title: 'One', body: '<h1>One</h1><p>It was the best of <i>times</i>.</p><p>“Yes.”</p>' };
const two = {
  title: 'Two',
  body: '<div>A paragraph in a div.<br/></div><p/><p>It was a&#160;dark night.</p>',
};
const imageContent = String.fromCodePoint(...Array.from({ length: 100 }, (_, at) => at));
const book = makeEpub([one, two], {
  extraFiles: {
    'OEBPS/cover.jpg': imageContent,
    'META-INF/signatures.xml': '<signatures/>',
    'OEBPS/empty/': '',
  },
});

describe('a watermarked book', () => {
  test('starts with an uncompressed mimetype without an extra field', async () => {
    const bytes = await watermark(book);
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect(bytes.readUInt16LE(8)).toBe(0);
  });

  test('has the same content as before, followed by the notice', async () => {
    const before = await readEpub(bytesSource(book));
    const after = await readEpub(bytesSource(await watermark(book)));
    expect(after).toMatchObject({ title: before.title, author: before.author, language: before.language });
    const text = after.chapters.map((chapter) => chapter.text).join('\n\n');
    const plain = before.chapters.map((chapter) => chapter.text).join('\n\n');
    expect(text.replaceAll(writeTrace('GL-000042'), '')).toBe(`${plain}\n\n${mark.line}`);
  });

  test('contains the order number in its package document, in every chapter and in every copied paragraph', async () => {
    const files = entries(await watermark(book));
    const line = 'For Ana -- &lt;b&gt;&amp;&quot;Co&quot;&lt;/b&gt;, order GL-000042';
    expect(files['OEBPS/book.opf']).toContain(`purl.org/dc/elements/1.1/">${line}</dc:rights>`);
    expect(files['OEBPS/book.opf']).toContain('<meta name="glossa:order" content="GL-000042"/></metadata>');
    expect(files['OEBPS/book.opf']).toContain('<itemref idref="glossa-notice-1"/></spine>');
    expect(files['OEBPS/glossa-notice-1.xhtml']).toContain(`<p dir="ltr">${line}`);
    const [first = '', second = ''] = [files['OEBPS/chapter 1.xhtml'], files['OEBPS/chapter 2.xhtml']];
    expect(first).toMatch(/<!-- For Ana - - .*GL-000042 --><\/body>/);
    const trace = writeTrace('GL-000042');
    expect(first).toContain(`<p>It was the best of <i>times</i>.${trace}</p><p>“Yes.”</p>`);
    expect(second).toContain(`in a div.${trace}<br/></div><p/><p>It was a&#160;dark night.${trace}</p>`);
    expect(readTextWatermark(/<div>(.*?)<\/div>/.exec(second)?.[1] ?? '')).toEqual(['GL-000042']);
  });

  test('keeps everything else byte for byte, except an invalidated signature', async () => {
    const files = unzipSync(await watermark(book));
    const original = unzipSync(book);
    for (const name of ['META-INF/container.xml', 'OEBPS/nav.xhtml', 'OEBPS/cover.jpg']) {
      expect(files[name]).toEqual(original[name]);
    }
    expect(files['META-INF/signatures.xml']).toBeUndefined();
    expect(Object.keys(files)).toHaveLength(Object.keys(original).length - 1);
  });

  test('is reproducible, and can be watermarked again for another order', async () => {
    const bytes = await watermark(book);
    expect((await watermark(book)).equals(bytes)).toBe(true);
    const secondCopy = await buffer(await watermarkEpub(bytesSource(bytes), { line: 'For Bo', order: 'B' }));
    const text = entries(secondCopy)['OEBPS/chapter 1.xhtml'] ?? '';
    expect(readTextWatermark(text)).toEqual(['GL-000042', 'B']);
    expect(entries(secondCopy)['OEBPS/book.opf']).toContain('glossa-notice-2.xhtml');
  });
});

describe('an older book', () => {
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="iso-8859-1"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title>' +
      '</head><body><p>Es war eine schöne Geschichte.</p></body></html>',
    'latin1',
  );
  const opf =
    '<?xml version="1.0"?><opf:package xmlns:opf="http://www.idpf.org/2007/opf" version="2.0"><opf:metadata/>' +
    '<opf:metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>T</dc:title></opf:metadata><opf:manifest>' +
    '<opf:item id="c" href="c.html" media-type="application/xhtml+xml"/></opf:manifest><opf:spine>' +
    '<opf:itemref idref="c"/></opf:spine></opf:package>';

  test('is converted to UTF-8, and keeps the namespace prefix of its package', async () => {
    const parts = unzipSync(
      makeEpub([], { extraFiles: { 'OEBPS/book.opf': opf.replace('<opf:metadata/>', '') } }),
    );
    const files = entries(await watermark(zipSync({ ...parts, 'OEBPS/c.html': latin })));
    expect(files['OEBPS/c.html']).toContain('encoding="utf-8"');
    expect(files['OEBPS/c.html']).toContain('eine schöne Geschichte.\u200b');
    expect(files['OEBPS/book.opf']).toContain('<opf:itemref idref="glossa-notice-1"/></opf:spine>');
    expect(files['OEBPS/book.opf']).toContain('<opf:meta name=');
  });

  test('keeps a chapter with undecodable characters unchanged', async () => {
    const latin1Page = Buffer.from(
      '<html><body><p>Es war eine sch\xf6ne Geschichte.</p></body></html>',
      'latin1',
    );
    const parts = unzipSync(makeEpub([one]));
    const files = unzipSync(await watermark(zipSync({ ...parts, 'OEBPS/chapter 1.xhtml': latin1Page })));
    expect(Buffer.from(files['OEBPS/chapter 1.xhtml'] ?? []).equals(latin1Page)).toBe(true);
  });
});

describe('a book that can’t be watermarked', () => {
  test.each([
    ['a file that isn’t an archive', Buffer.from('x'.repeat(200)), 'book_unreadable'],
    ['an archive of something else', zipSync({ a: new Uint8Array(3) }), 'book_unreadable'],
    [
      'a package without a spine',
      makeEpub([one], { extraFiles: { 'OEBPS/book.opf': '<package/>' } }),
      'watermark_impossible',
    ],
    [
      'a protected book',
      makeEpub([one], { extraFiles: { 'META-INF/sinf.xml': '<sinf/>' } }),
      'book_protected',
    ],
  ])('is rejected: %s', async (_, bytes, code) => {
    await expect(watermarkEpub(bytesSource(bytes), mark)).rejects.toMatchObject({ code });
  });

  test('fails when an entry is damaged', async () => {
    const bytes = Buffer.from(makeEpub([{ body: `<p>${'Many words of a book. '.repeat(5000)}</p>` }]));
    const at = bytes.indexOf('OEBPS/chapter 1.xhtml') + 40;
    bytes.fill(0xff, at, at + 20);
    await expect(watermark(bytes)).rejects.toMatchObject({ code: 'book_unreadable' });
  });

  test.each([0, 6] as const)('fails when reading from the storage fails (compression %i)', async (level) => {
    const bytes = zipSync({ ...unzipSync(book), 'OEBPS/video.bin': [Buffer.alloc(300_000, 'x'), { level }] });
    const whole = bytesSource(bytes);
    const videoOffset = Buffer.from(bytes).indexOf('OEBPS/video.bin') + 'OEBPS/video.bin'.length;
    const failing: ByteSource = {
      size: bytes.length,
      read: (range) => (range.start === videoOffset ? brokenStream() : whole.read(range)),
    };
    await expect(buffer(await watermarkEpub(failing, mark))).rejects.toThrow('lost');
  });

  test('is closed when the reader stops', async () => {
    const watermarkedBook = await watermarkEpub(bytesSource(book), mark);
    watermarkedBook.destroy();
    await new Promise((resolve) => watermarkedBook.once('close', resolve));
    expect(watermarkedBook.destroyed).toBe(true);
  });

  test('is detected before it is put up for sale', async () => {
    await checkMarkable(bytesSource(book));
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 31) % 251)).toString(
      'latin1',
    );
    const damagedEpub = Buffer.from(makeEpub([one], { extraFiles: { 'OEBPS/map.svg': noise } }));
    // The text is still readable, but the image isn't.
    const at = damagedEpub.indexOf('OEBPS/map.svg') + 13;
    damagedEpub.fill(0xff, at, at + 100);
    expect((await readEpub(bytesSource(damagedEpub))).chapters).toHaveLength(1);
    await expect(checkMarkable(bytesSource(damagedEpub))).rejects.toMatchObject({ code: 'book_unreadable' });
    const emptyPackage = makeEpub([one], { extraFiles: { 'OEBPS/book.opf': '<package/>' } });
    await expect(checkMarkable(bytesSource(emptyPackage))).rejects.toMatchObject({ code: 'book_unreadable' });
  });
});
