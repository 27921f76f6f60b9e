import { createDecipheriv, generateKeyPairSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { describe, expect, test } from 'vitest';

import { frameSize } from '../frames/frame-layout.ts';
import { offlineCopySize, packOffline } from './pack-offline.ts';

const generateJwk = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' });

// apps/web/src/domain/offline-copies tests that browsers can open these copies.
describe('packOffline', () => {
  test.each([
    ['basic', 16, 'aes-128-gcm'],
    ['standard', 32, 'aes-256-gcm'],
  ] as const)('encrypts a copy at level %s with a key of %i bytes', async (level, length, algorithm) => {
    const { content, key } = packOffline(Readable.from([Buffer.from('a video')]), { level });
    const bytes = await buffer(content);
    const raw = Buffer.from(key.key, 'base64url');
    expect(raw).toHaveLength(length);
    expect(key.copy).toBe(bytes.toString('hex', 8, 24));
    const decipher = createDecipheriv(
      algorithm,
      raw,
      Buffer.concat([bytes.subarray(24, 32), Buffer.alloc(4)]),
    );
    decipher.setAAD(Buffer.concat([bytes.subarray(0, 32), Buffer.from([0, 0, 0, 0, 1])]));
    decipher.setAuthTag(bytes.subarray(-16));
    expect(decipher.update(bytes.subarray(32, -16)).toString() + decipher.final().toString()).toBe('a video');
  });

  test.each([0, 1, frameSize, frameSize + 1, 3 * frameSize])(
    'creates a copy of the calculated size for %i bytes of content',
    async (size) => {
      const { content } = packOffline(Readable.from([randomBytes(size)]), { level: 'standard' });
      expect(await buffer(content)).toHaveLength(offlineCopySize(size));
    },
  );

  test('returns a wrapped key only at level premium', () => {
    const { key } = packOffline(Readable.from([]), {
      level: 'premium',
      devicePublicKeyJwk: generateJwk(3072),
    });
    expect(Buffer.from(key.key, 'base64url')).toHaveLength(384);
  });

  test('fails when its source fails, and closes the source when the reader stops', async () => {
    const failingSource = new Readable({ read() {} });
    const { content } = packOffline(failingSource, { level: 'basic' });
    failingSource.destroy(new Error('lost'));
    await expect(buffer(content)).rejects.toThrow('lost');
    const stalledStream = new Readable({ read() {} });
    packOffline(stalledStream, { level: 'basic' }).content.destroy();
    await new Promise((resolve) => stalledStream.once('close', resolve));
    expect(stalledStream.destroyed).toBe(true);
  });
});

const weakKey = generateJwk(2048);
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });

test.each([
  ['too short', weakKey],
  ['of another type', curve],
  ['nothing', {}],
  ['not a number', { kty: 'RSA', n: '%%%', e: 'AQAB' }],
  ['excessively long', { kty: 'RSA', n: 'A'.repeat(100_000), e: 'AQAB' }],
  ['RSA with a small exponent', { kty: 'RSA', n: 'A'.repeat(342), e: 'Aw' }],
])('rejects a device key that is %s', (_, devicePublicKeyJwk) => {
  expect(() => packOffline(Readable.from([]), { level: 'premium', devicePublicKeyJwk })).toThrow(
    expect.objectContaining({ code: 'device_key_invalid' }),
  );
});
