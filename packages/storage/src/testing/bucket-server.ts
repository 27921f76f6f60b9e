import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import S3rver from 's3rver';

import type { BucketOptions } from '../bucket.ts';

/** Starts an S3-compatible server with one empty bucket. `close` stops it and deletes its files. */
export async function startBucketServer(): Promise<{
  options: BucketOptions & { endpoint: string };
  close: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { address, port } = await server.run();
  return {
    options: {
      bucket: 'files',
      region: 'us-east-1',
      endpoint: `http://${address}:${port}`,
      pathStyle: true,
      // The server's only account.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
