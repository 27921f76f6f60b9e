import path from 'node:path';

import { diskStorage } from '@glossa/storage/disk-storage';
import type { BaseStorage } from '@glossa/storage/storage';

import type { Config } from './config.ts';

/** Opens the storage that files really lie in by this configuration. */
export const openFiles = ({ dataDir }: Pick<Config, 'dataDir'>): BaseStorage =>
  diskStorage(path.join(dataDir, 'files'));
