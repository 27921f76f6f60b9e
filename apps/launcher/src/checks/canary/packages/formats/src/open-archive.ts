import { enqueue } from '../../jobs/src/enqueue.ts';

export const openArchive: unknown = enqueue;
