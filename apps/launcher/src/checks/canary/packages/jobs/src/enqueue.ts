import { createApp } from '../../../apps/api/src/app.ts';

export const enqueue: unknown = createApp;
