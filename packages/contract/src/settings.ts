import * as z from 'zod';

import { endpoint } from './endpoint.ts';

/** Preferences kept with the account; defaults are the specification's. */
export const Settings = z
  .object({
    theme: z.enum(['light', 'dark', 'system']).default('system'),
    sentencesPerPage: z.int().min(1).max(50).default(4),
    fontSize: z.int().min(12).max(40).default(16),
    lineSpacing: z.number().min(1).max(3).default(1.8),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** What an account begins with. */
export const defaultSettings = Settings.parse({});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings/',
  summary: 'Preferences of the signed-in person',
  access: 'person',
  result: Settings,
});

export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings/',
  summary: 'Change some preferences; the others stay',
  access: 'person',
  body: z.strictObject({
    theme: Settings.shape.theme.unwrap().optional(),
    sentencesPerPage: Settings.shape.sentencesPerPage.unwrap().optional(),
    fontSize: Settings.shape.fontSize.unwrap().optional(),
    lineSpacing: Settings.shape.lineSpacing.unwrap().optional(),
  }),
  result: Settings,
});
