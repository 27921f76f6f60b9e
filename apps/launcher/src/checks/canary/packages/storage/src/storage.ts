import { enqueue } from '../../jobs/src/enqueue.ts';
import { missing } from './missing.ts';

export const storage: unknown = [enqueue, missing];
