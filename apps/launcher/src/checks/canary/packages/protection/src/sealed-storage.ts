import pg from 'pg';

import { enqueue } from '../../jobs/src/enqueue.ts';

export const sealedStorage: unknown = [enqueue, pg];
