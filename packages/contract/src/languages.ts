import * as z from 'zod';

import { endpoint } from './endpoint.ts';

export const listLanguages = endpoint({
  method: 'GET',
  path: '/api/languages/',
  summary: 'List the learning languages; `offered` ones appear in the default chooser',
  access: 'public',
  result: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        native: z.string(),
        direction: z.enum(['ltr', 'rtl']),
        offered: z.boolean(),
      }),
    ),
  }),
});
