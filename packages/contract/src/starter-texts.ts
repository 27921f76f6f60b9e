import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, LanguageRef } from './fields.ts';
import { SavedText } from './text-upload.ts';

/** A starter story in a learning language. */
export const StarterText = z
  .object({
    title: z.string(),
    difficulty: Difficulty,
    /** The story's first paragraph, shown as a preview. */
    opening: z.string(),
  })
  .meta({ id: 'StarterText' });
export type StarterText = z.infer<typeof StarterText>;

export const listStarterTexts = endpoint({
  method: 'GET',
  path: '/api/texts/starter/',
  summary: 'List the starter stories of a language, easiest first',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: z.object({ results: z.array(StarterText) }),
});

export const addStarterText = endpoint({
  method: 'POST',
  path: '/api/texts/starter/',
  summary: 'Add a starter story to your library, together with the others of its language the first time',
  access: 'learner',
  status: [200, 202],
  body: z.strictObject({ language: LanguageRef, difficulty: Difficulty }),
  result: SavedText,
  errors: ['text_not_found'],
});
