import knip from 'knip';
import { enqueue } from '../../jobs/src/enqueue.ts';

export const mediaTools: unknown = [knip, enqueue];
