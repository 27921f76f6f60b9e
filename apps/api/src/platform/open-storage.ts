import path from 'node:path';

import { diskStorage } from '@glossa/storage/disk-storage';
import { s3Storage } from '@glossa/storage/s3-storage';
import type { BaseStorage } from '@glossa/storage/storage';

import type { Config } from '#config.ts';

/** Opens the unencrypted storage: the configured bucket, or a folder in the data folder. */
export const openStorage = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): BaseStorage =>
  bucket ? s3Storage(bucket) : diskStorage(path.join(dataDir, 'files'));
