import { createApp } from '../../apps/api/src/app.ts';

export const reading: unknown = createApp;
