import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';

import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { readEpub } from './read-epub.ts';
import { makeZipBomb } from './testing/make-zip-bomb.ts';
import { makeEpub, type TestChapter } from './testing/make-epub.ts';

const source = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: ({ start, end }: { start: number; end: number }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))], { objectMode: false }),
});
const read = (bytes: Uint8Array) => readEpub(source(bytes));
const readChapterText = async (body: string) =>
  (await read(makeEpub([{ title: 'One', body }]))).chapters[0]?.text;
const twoChapters: TestChapter[] = [
  { title: 'Down the Hole', body: '<h1>Down the Hole</h1><p>Alice was tired.</p>' },
  { title: 'The Pool', body: '<h1>The Pool</h1><p>She cried.</p>' },
];

test('reads the title, author, language and chapters', async () => {
  const book = await read(
    makeEpub(twoChapters, { title: 'Alice &amp; Co', author: 'L. Carroll', language: 'en-GB' }),
  );
  expect(book).toEqual({
    title: 'Alice & Co',
    author: 'L. Carroll',
    language: 'en-GB',
    chapters: [
      { title: 'Down the Hole', text: 'Down the Hole\n\nAlice was tired.' },
      { title: 'The Pool', text: 'The Pool\n\nShe cried.' },
    ],
  });
});

test('adds a document missing from the table of contents to the chapter before it', async () => {
  const { chapters } = await read(
    makeEpub([twoChapters[0] as TestChapter, { body: '<p>More.</p>' }, twoChapters[1] as TestChapter]),
  );
  expect(chapters.map(({ title, text }) => [title, text.split('\n\n').at(-1)])).toEqual([
    ['Down the Hole', 'More.'],
    ['The Pool', 'She cried.'],
  ]);
});

test('splits chapters within a document, using an .ncx as the table of contents', async () => {
  const ncx =
    '<ncx><docTitle><text>The Book</text></docTitle><navMap><navPoint><navLabel><text>Part I</text></navLabel>' +
    '<content src="chapter%201.xhtml"/><navPoint><navLabel><text>First</text></navLabel>' +
    '<content src="chapter%201.xhtml#a"/></navPoint></navPoint><navPoint><navLabel><text>Second</text></navLabel>' +
    '<content src="chapter%201.xhtml#b"/></navPoint></navMap></ncx>';
  const opf =
    '<package><metadata><dc:title>T</dc:title></metadata><manifest>' +
    '<item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/>' +
    '<item id="c" href="chapter%201.xhtml" media-type="application/xhtml+xml"/></manifest>' +
    '<spine toc="n"><itemref idref="c"/></spine></package>';
  const body = '<h2 id="a">First</h2><p>One.</p><h2><a id="b"/>Second</h2><p>Two.</p>';
  const bytes = makeEpub([{ body }], { extraFiles: { 'OEBPS/book.opf': opf, 'OEBPS/toc.ncx': ncx } });
  expect((await read(bytes)).chapters).toEqual([
    { title: 'Part I – First', text: 'First\n\nOne.' },
    { title: 'Second', text: 'Second\n\nTwo.' },
  ]);
});

test('makes each document a chapter named after its heading if there is no table of contents', async () => {
  const { chapters } = await read(
    makeEpub([{ body: '<h1>Hole</h1><p>Text.</p>' }, { body: '<p>Other.</p>' }]),
  );
  expect(chapters.map(({ title }) => title)).toEqual(['Hole', '']);
});

describe('text extraction', () => {
  test.each([
    ['scripts and styles', '<p>A<script>alert(1)</script><style>p{}</style> b.</p>', 'A b.'],
    [
      'pictures',
      '<figure><img src="x" onerror="alert(1)" alt="cat"/><figcaption>A cat</figcaption></figure><p>B.</p>',
      'B.',
    ],
    ['drawings', '<svg><text>no</text></svg><p>B.</p>', 'B.'],
    [
      'note references',
      '<p>A<a epub:type="noteref" href="#n">1</a> b<sup><a href="#n">2</a></sup> c<a href="#n"><sup>3</sup></a> d<a href="#n">[4]</a>.</p>',
      'A b c d.',
    ],
    ['notes', '<p>A.</p><aside epub:type="footnote" id="n">A note.</aside><p>B.</p>', 'A.\n\nB.'],
    ['hidden elements', '<p hidden="">No.</p><p>B.</p>', 'B.'],
    ['ruby annotations', '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字</p>', '漢字'],
  ])('removes %s', async (_name, body, text) => {
    expect(await readChapterText(body)).toBe(text);
  });

  test('keeps ordinals and exponents, resolves entities, and normalizes whitespace', async () => {
    expect(
      await readChapterText(
        '<p>Le  XIX<sup>e</sup>\n si&egrave;cle&nbsp;: x<sup>2</sup><br/>fin &#8212; &amp;lt;</p>',
      ),
    ).toBe('Le XIXe siècle : x2\nfin — &lt;');
  });
});

describe('hostile books', () => {
  test('are read without expanding their custom or external entities', async () => {
    const body = '<p>A &lol9; &file; b.</p>';
    const doctype =
      '<!DOCTYPE html [<!ENTITY lol "lol"><!ENTITY lol9 "&lol;&lol;&lol;&lol;"><!ENTITY file SYSTEM "file:///etc/passwd">' +
      '<!ENTITY % more SYSTEM "http://127.0.0.1:1/x.dtd">%more;]>';
    const bytes = makeEpub([{ title: 'One', body }], {
      extraFiles: {
        'OEBPS/chapter 1.xhtml': `<?xml version="1.0"?>${doctype}<html><body>${body}</body></html>`,
      },
    });
    expect((await read(bytes)).chapters[0]?.text).toBe('A &lol9; &file; b.');
  });

  test('are rejected when elements are nested too deeply', async () => {
    const bytes = makeEpub([{ title: 'One', body: '<b>'.repeat(100_000) + '</i>'.repeat(100_000) }]);
    await expect(read(bytes)).rejects.toMatchObject({ code: 'book_unreadable' });
  });

  const megabyte = 1024 * 1024;

  test.each([
    [
      'an entry of a hundred megabytes',
      { 'META-INF/container.xml': deflateRawSync(Buffer.alloc(100 * megabyte)) },
      100 * megabyte,
    ],
    [
      'entries of a gigabyte each',
      Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}.bin`, new Uint8Array(50 * 1024)])),
      1024 * megabyte,
    ],
  ])('are rejected for %s after reading only the directory', async (_name, packed, size) => {
    const bytes = makeZipBomb(packed, size);
    let bytesRead = 0;
    const countingSource = {
      size: bytes.length,
      read: (range: { start: number; end: number }) => {
        bytesRead += range.end - range.start + 1;
        return source(bytes).read(range);
      },
    };
    await expect(readEpub(countingSource)).rejects.toMatchObject({ code: 'book_too_large' });
    // Only the end of the archive and a block with its directory are read. The block may include a few bytes of the
    // packed entries.
    expect(bytesRead).toBeLessThanOrEqual(64 * 1024 + 1024);
  });

  test('are rejected when they declare a wrong size for an entry', async () => {
    const bytes = makeZipBomb({ 'META-INF/container.xml': deflateRawSync(Buffer.alloc(3 * megabyte)) }, 100);
    await expect(read(bytes)).rejects.toMatchObject({ code: expect.stringMatching(/^book_/) });
  });

  test('are rejected when entries overlap', async () => {
    const bytes = zipSync({ 'META-INF/container.xml': strToU8('x'.repeat(5000)) }, { level: 0 });
    const directory = bytes.lastIndexOf(0x50, bytes.length - 22 - 1);
    const at = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
    expect(directory).toBeGreaterThanOrEqual(at);
    const entry = bytes.subarray(at, bytes.length - 22);
    const end = bytes.slice(bytes.length - 22);
    const copies = 100;
    const view = new DataView(end.buffer);
    view.setUint16(8, copies, true);
    view.setUint16(10, copies, true);
    view.setUint32(12, entry.length * copies, true);
    const forged = Buffer.concat([
      bytes.subarray(0, at),
      ...Array.from({ length: copies }, () => entry),
      end,
    ]);
    await expect(read(forged)).rejects.toMatchObject({ code: 'book_too_large' });
  });

  test.each([
    ['a file that isn’t an archive', Buffer.from('This is no archive at all.')],
    ['an empty file', Buffer.alloc(0)],
    ['another archive', zipSync({ 'a.txt': strToU8('a') })],
    [
      'entry names that point outside the archive',
      zipSync({ '../../etc/cron.d/x': strToU8('a'), 'META-INF/container.xml': strToU8('') }),
    ],
    ['a missing package document', makeEpub(twoChapters, { extraFiles: { 'OEBPS/book.opf': null } })],
    [
      'a package document outside the archive',
      makeEpub(twoChapters, {
        extraFiles: {
          'META-INF/container.xml': '<container><rootfile full-path="../../../etc/passwd"/></container>',
        },
      }),
    ],
  ])('are rejected as unreadable: %s', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'book_unreadable' });
  });

  test('are rejected if copy-protected, but not if only their fonts are obfuscated', async () => {
    const encryption = (algorithm: string) => ({
      'META-INF/encryption.xml': `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
    });
    const aes = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc');
    await expect(read(makeEpub(twoChapters, { extraFiles: aes }))).rejects.toMatchObject({
      code: 'book_protected',
    });
    const font = encryption('http://www.idpf.org/2008/embedding');
    expect((await read(makeEpub(twoChapters, { extraFiles: font }))).chapters).toHaveLength(2);
  });

  test('are rejected when they contain only images', async () => {
    await expect(read(makeEpub([{ body: '<img src="a.png"/>' }]))).rejects.toMatchObject({
      code: 'text_empty',
    });
  });
});
