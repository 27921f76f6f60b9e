import { createApp } from '../../../apps/api/src/app.ts';

export const lookUp: unknown = createApp;
