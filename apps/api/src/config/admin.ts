import * as z from 'zod';

import type { Given } from './formats.ts';

/** What the environment may say of the first administrator. */
export const adminVariables = {
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must be 8 characters or more').optional(),
};
const Variables = z.object(adminVariables);

/** The first administrator is named by both or by neither. */
export function adminMistakes({ ADMIN_EMAIL, ADMIN_PASSWORD }: Given<typeof adminVariables>): string[] {
  if (ADMIN_EMAIL && !ADMIN_PASSWORD) return ['ADMIN_PASSWORD: ADMIN_EMAIL needs it'];
  return ADMIN_PASSWORD && !ADMIN_EMAIL ? ['ADMIN_EMAIL: ADMIN_PASSWORD needs it'] : [];
}

/** The first administrator; undefined when none is named. */
export const adminOf = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.output<typeof Variables>) =>
  ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined;
