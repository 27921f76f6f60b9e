import type { EmailLinkPurpose } from '@glossa/contract/email-address';
import type { Queryable } from '@glossa/db/database';

import { createResetToken } from '../passwords.ts';
import { replaceLink } from './queries.ts';

/** Lifetime of a link in milliseconds. */
const lifetime = 24 * 3_600_000;

/** Creates a link to send to an address and returns its token. An earlier link for the same purpose stops working. */
export async function createLink(
  tx: Queryable,
  link: { learnerId: string; purpose: EmailLinkPurpose; email: string },
): Promise<string> {
  const { token, tokenHash } = createResetToken();
  await replaceLink(tx, {
    ...link,
    tokenHash: new Uint8Array(tokenHash),
    expiresAt: new Date(Date.now() + lifetime),
  });
  return token;
}
