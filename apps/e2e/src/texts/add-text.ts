import { uploadText } from '@glossa/contract/text-upload';
import type { CallInput } from '@glossa/contract/endpoint';

import type { User } from '../users/user.ts';

type Body = CallInput<typeof uploadText>['body'];

/** Adds a short text to a user's library and returns its ID. The text is in English by default. */
export async function addText(
  { call }: User,
  { audio, ...body }: Omit<Body, 'language'> & { language?: string; audio?: Blob },
): Promise<string> {
  const { id } = await call(uploadText, { body: { language: 'en', ...body }, files: { audio } });
  return id;
}
