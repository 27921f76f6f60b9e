import { enqueue } from '../../jobs/src/enqueue.ts';

export const localDay: unknown = enqueue;
