import * as z from 'zod';

import { size, sizeOrUnlimited } from './formats.ts';

const gigabyte = 1024 ** 3;

/** Environment variables for storage limits. */
export const storageVariables = {
  STORAGE_QUOTA_BASIC: sizeOrUnlimited.default(gigabyte),
  STORAGE_QUOTA_PRO: sizeOrUnlimited.default(20 * gigabyte),
  STORAGE_QUOTA_ULTIMATE: sizeOrUnlimited.default(100 * gigabyte),
  STORAGE_TOTAL: sizeOrUnlimited.default(null),
  MIN_FREE_DISK: size.default(gigabyte),
};
const Variables = z.object(storageVariables);

/** Storage limits, in bytes. */
export interface StorageConfig {
  /** By plan; null if the plan has no limit. */
  quotas: Record<'Basic' | 'Pro' | 'Ultimate', number | null>;
  /** For all accounts together; null if there is no limit. */
  totalBytes: number | null;
  /** Minimum number of free bytes on the data folder's disk. Uploads that would leave less are refused. */
  minFreeBytes: number;
}

/** Extracts the storage limits from the environment. */
export const toStorageConfig = (env: z.output<typeof Variables>): StorageConfig => ({
  quotas: {
    Basic: env.STORAGE_QUOTA_BASIC,
    Pro: env.STORAGE_QUOTA_PRO,
    Ultimate: env.STORAGE_QUOTA_ULTIMATE,
  },
  totalBytes: env.STORAGE_TOTAL,
  minFreeBytes: env.MIN_FREE_DISK,
});
