import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { StorageSpace } from './storage-space.ts';

/** The kinds of an account's files. */
export const storageKinds = ['video', 'audio', 'image', 'book', 'archive', 'other'] as const;
export type StorageKind = (typeof storageKinds)[number];

export const StorageUse = StorageSpace.extend({
  /** Reserved by uploads in progress. */
  reserved: z.number(),
  /** What uses the space, largest first. */
  kinds: z.array(z.object({ kind: z.enum(storageKinds), bytes: z.number() })),
}).meta({ id: 'StorageUse' });
export type StorageUse = z.infer<typeof StorageUse>;

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/account/storage/',
  summary: 'Get how much space your files take up and how much your plan includes',
  access: 'user',
  result: StorageUse,
});
