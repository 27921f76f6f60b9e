import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bytesSource } from '../testing/bytes-source.ts';
import { spliceSource } from './splice-source.ts';

test('returns the spliced bytes for any range of a spliced source', async () => {
  const bytes = fc.uint8Array({ maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      bytes,
      bytes,
      fc.nat(40),
      fc.nat(40),
      fc.nat(40),
      fc.nat(40),
      async (old, put, a, b, c, d) => {
        const [start, end] = [Math.min(a, b, old.length), Math.min(Math.max(a, b), old.length)];
        const whole = Buffer.concat([old.subarray(0, start), put, old.subarray(end)]);
        const splicedSource = spliceSource(bytesSource(old), { start, end }, Buffer.from(put));
        expect(splicedSource.size).toBe(whole.length);
        const range = { start: Math.min(c, d), end: Math.max(c, d) };
        expect(
          (await buffer(splicedSource.read(range))).equals(whole.subarray(range.start, range.end + 1)),
        ).toBe(true);
      },
    ),
  );
});
