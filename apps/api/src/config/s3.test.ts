import { describe, expect, test } from 'vitest';

import { readConfig } from '#config.ts';

const requiredVariables = {
  DATABASE_URL: 'postgresql://localhost/x',
  SECRET: 'a secret of these tests, long enough',
};

describe('the S3 bucket', () => {
  const keys = { S3_ACCESS_KEY_ID: 'me', S3_SECRET_ACCESS_KEY: 'secret' };
  const readBucket = (environment: Record<string, string>) =>
    readConfig({ ...requiredVariables, ...environment }).bucket;

  test('is on Amazon S3 unless an endpoint is set', () => {
    expect(readBucket({})).toBeUndefined();
    expect(readBucket({ ...keys, S3_BUCKET: 'b' })).toMatchObject({ endpoint: undefined, pathStyle: false });
    const other = { ...keys, S3_BUCKET: 'b', S3_ENDPOINT: 'http://minio:9000' };
    expect(readBucket(other)).toMatchObject({ endpoint: 'http://minio:9000', pathStyle: true });
    expect(readBucket({ ...other, S3_PATH_STYLE: '0' })).toMatchObject({ pathStyle: false });
  });

  test('disables X-Accel-Redirect, which works only for files on disk', () => {
    const accel = { ...requiredVariables, MEDIA_ACCEL_PREFIX: '/files' };
    expect(readConfig(accel).video.accelPrefix).toBe('/files');
    expect(readConfig({ ...accel, ...keys, S3_BUCKET: 'b' }).video.accelPrefix).toBeUndefined();
  });

  test.each([
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID'],
    [keys, 'S3_BUCKET'],
    [{ ...keys, S3_BUCKET: 'b', S3_PREFIX: '../x' }, 'S3_PREFIX'],
  ])('reports the invalid variable for %o', (environment, variable) => {
    expect(() => readBucket(environment)).toThrow(`${variable}: `);
  });
});
