import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Word, WordId } from './words.ts';

/** Maximum size of an image file, in bytes. */
export const imageFileLimit = 5 * 1024 * 1024;

/** Maximum width and height of an image, in pixels. Larger images take too much memory to display. */
export const maxImageSide = 8192;

/** Media types of images, by file extension. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type ImageType = keyof typeof imageTypes;

const ImageChange = z.object({
  word: Word,
  /** Token for `POST /api/words/undo/`. Null if nothing changed. */
  undo: Id.nullable(),
});

export const uploadWordImage = endpoint({
  method: 'POST',
  path: '/api/words/{id}/image/',
  summary: 'Upload an image for a word, replacing the current one; adds a new word at level 1',
  access: 'learner',
  limit: 'upload',
  params: { id: WordId },
  body: z.object({}),
  files: ['image'],
  result: ImageChange,
  errors: ['word_not_found', 'not_a_picture'],
});

export const removeWordImage = endpoint({
  method: 'DELETE',
  path: '/api/words/{id}/image/',
  summary: 'Delete the image of a word, which can be undone',
  access: 'learner',
  params: { id: WordId },
  result: ImageChange,
  errors: ['word_not_found'],
});
