import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { TextId } from './fields.ts';
import { TextCard } from './texts.ts';

/** Maximum size of a cover image, in bytes. */
export const textCoverLimit = 5 * 1024 * 1024;

export const uploadTextCover = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/cover/',
  summary: 'Upload a cover image for a text, replacing the current one',
  access: 'learner',
  limit: 'upload',
  params: { id: TextId },
  body: z.object({}),
  files: ['image'],
  result: TextCard,
  errors: ['text_not_found', 'not_a_picture'],
});

export const removeTextCover = endpoint({
  method: 'DELETE',
  path: '/api/texts/{id}/cover/',
  summary: "Delete the cover image of a text; shows its ebook's cover or a generated one instead",
  access: 'learner',
  params: { id: TextId },
  result: TextCard,
  errors: ['text_not_found'],
});
