import { expect, test } from 'vitest';

import { readImageHeader } from './read-image-header.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const padded = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.alloc(40)]);

const images = {
  png: padded(latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x02\0\0\0\x03')),
  gif: padded(latin('GIF89a\x02\x01\x03\0')),
  // An application segment precedes the frame, and the frame may be progressive (C2).
  jpg: padded(latin('\xff\xd8\xff\xe0\0\x06abcd\xff\xff\xc2\0\x11\x08\0\x03\x01\x02')),
  lossy: padded(latin('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x02\x01\x03\0')),
  lossless: padded(latin('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x01\x81\0\0')),
  extended: padded(latin('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x01\x01\0\x02\0\0')),
};

test.each([
  ['png', 'png'],
  ['gif', 'gif'],
  ['jpg', 'jpg'],
  ['lossy', 'webp'],
  ['lossless', 'webp'],
  ['extended', 'webp'],
] as const)('reads the size of a 258 × 3 image: %s', (name, format) => {
  expect(readImageHeader(images[name])).toEqual({ format, width: 258, height: 3 });
});

test.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(200)],
  ['HTML with the beginning of a GIF', 'GIF90a<script>'.padEnd(200)],
  ['a JPEG that ends before its frame', '\xff\xd8\xff\xe0\0\x06abcd'],
  ['a JPEG with a zero-length segment', '\xff\xd8\xff\xe0\0\0' + 'a'.repeat(200)],
  ['a PNG without dimensions', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(200, '\0')],
])('rejects %s', (_, content) => {
  expect(readImageHeader(latin(content))).toBeUndefined();
});
