import { deflateSync } from 'node:zlib';

import iconv from 'iconv-lite';
import { expect, test } from 'vitest';

import { decodeText } from './decode-text.ts';

const russian =
  'Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. ';

test.each([
  ['UTF-8', Buffer.from(russian)],
  ['UTF-16LE', iconv.encode(russian, 'utf-16le', { addBOM: true })],
  ['UTF-16BE', iconv.encode(russian, 'utf-16be', { addBOM: true })],
  ['windows-1251', iconv.encode(russian.repeat(3), 'windows-1251')],
])('decodes text in %s', (_, bytes) => {
  expect(decodeText(bytes)).toContain(russian.trim());
});

test('recognizes UTF-16 without a byte order mark', () => {
  expect(decodeText(Buffer.from('Call me Ishmael.', 'utf16le'))).toBe('Call me Ishmael.');
});

test('drops a stray U+0000, which the database can’t store', () => {
  const text = `${'Call me Ishmael. '.repeat(40)}The\0 end.`;
  expect(decodeText(Buffer.from(text))).toBe(text.replace('\0', ''));
});

const noise = deflateSync(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 31) % 251)));

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'), noise])],
  ['a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), noise])],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), noise])],
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n')],
  ['an RTF', Buffer.from('{\\rtf1\\ansi Call me Ishmael.}')],
])('rejects %s uploaded as text', (_, bytes) => {
  expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ code: 'not_plain_text' }));
});
