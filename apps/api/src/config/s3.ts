import type { BucketOptions } from '@glossa/storage/bucket';
import * as z from 'zod';

import { httpAddress, type ParsedVariables } from './formats.ts';

/** Environment variables for a bucket that stores the files. */
export const s3Variables = {
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: httpAddress.optional(),
  S3_PATH_STYLE: z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-][\w.-]*\/)+$/, 'must end with a slash, such as glossa/')
    .optional(),
};
const Variables = z.object(s3Variables);

const requiredVariables = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const bucketOnlyVariables = ['S3_ENDPOINT', 'S3_PATH_STYLE', 'S3_PREFIX', ...requiredVariables] as const;

/** Returns missing bucket settings, and settings given without a bucket. */
export function validateS3(env: ParsedVariables<typeof s3Variables>): string[] {
  if (!env.S3_BUCKET) {
    return bucketOnlyVariables.some((name) => env[name])
      ? ['S3_BUCKET: is required with the other S3_ variables']
      : [];
  }
  return requiredVariables.filter((name) => !env[name]).map((name) => `${name}: is required with S3_BUCKET`);
}

/** Returns the bucket that stores the files; undefined when they are on the local disk. */
export function toBucketOptions(env: z.output<typeof Variables>): BucketOptions | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const endpoint = env.S3_ENDPOINT;
  return {
    bucket,
    region: env.S3_REGION,
    endpoint,
    // Only Amazon reliably gives each bucket its own host name.
    pathStyle: env.S3_PATH_STYLE ? ['1', 'true'].includes(env.S3_PATH_STYLE) : endpoint !== undefined,
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX,
  };
}
