import pg from 'pg';

import { enqueue } from '../../jobs/src/enqueue.ts';

export const provider: unknown = [enqueue, pg];
