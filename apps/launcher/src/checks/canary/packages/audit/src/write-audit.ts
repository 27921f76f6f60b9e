import { enqueue } from '../../jobs/src/enqueue.ts';

export const writeAudit: unknown = enqueue;
