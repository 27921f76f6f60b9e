import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { TextId } from './fields.ts';
import { TextCard } from './texts.ts';

/** Maximum size of a cover image, in bytes. */
export const textCoverLimit = 5 * 1024 * 1024;

export const uploadTextCover = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/cover/',
  summary: 'Give a text a cover picture in place of the one it has',
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
  summary: 'Remove the own cover of a text; it shows that of its ebook, or a drawn one',
  access: 'learner',
  params: { id: TextId },
  result: TextCard,
  errors: ['text_not_found'],
});
