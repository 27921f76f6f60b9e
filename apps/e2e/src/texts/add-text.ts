import { uploadText } from '@glossa/contract/text-upload';
import type { CallInput } from '@glossa/contract/endpoint';

import type { Person } from '../people/person.ts';

type Body = CallInput<typeof uploadText>['body'];

/** Adds a short text to a user's library and returns its ID. English by default. */
export async function addText(
  { call }: Person,
  { audio, ...body }: Omit<Body, 'language'> & { language?: string; audio?: Blob },
): Promise<string> {
  const { id } = await call(uploadText, { body: { language: 'en', ...body }, files: { audio } });
  return id;
}
