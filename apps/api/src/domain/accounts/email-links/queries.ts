import type { EmailLinkPurpose } from '@glossa/contract/email-address';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('emailLinks', {
  lockAddress: `SELECT email::text, email_verified_at AS "emailVerifiedAt", ui_language AS "uiLanguage", is_active AS "isActive"
   FROM learner WHERE id = $1 FOR NO KEY UPDATE`,
});

/** The newest link that was sent to an account for a purpose. */
export interface EmailLink {
  learnerId: string;
  purpose: EmailLinkPurpose;
  /** The address that the link was sent to. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** An account's email address, with the fields needed to write to its owner. */
export interface AccountAddress {
  email: string;
  emailVerifiedAt: Date | null;
  uiLanguage: string;
  isActive: boolean;
}

const selectedFields = {
  learnerId: true,
  purpose: true,
  email: true,
  expiresAt: true,
  usedAt: true,
} as const;

/** Stores the hash of a link's token. An earlier link for the same purpose stops working. */
export const replaceLink = async (
  tx: Queryable,
  { learnerId, purpose, ...link }: Omit<EmailLink, 'usedAt'> & { tokenHash: Uint8Array<ArrayBuffer> },
): Promise<void> => {
  const content = { ...link, createdAt: new Date(), usedAt: null };
  await tx.prisma.emailLink.upsert({
    where: { learnerId_purpose: { learnerId, purpose } },
    create: { learnerId, purpose, ...content },
    update: content,
  });
};

export const findLink = (db: Queryable, tokenHash: Uint8Array<ArrayBuffer>): Promise<EmailLink | null> =>
  db.prisma.emailLink.findUnique({ where: { tokenHash }, select: selectedFields });

/** Lists the links of an account, at most one for each purpose. */
export const listLinks = (db: Queryable, learnerId: string): Promise<EmailLink[]> =>
  db.prisma.emailLink.findMany({ where: { learnerId }, select: selectedFields });

/** Consumes a link. Returns false when it was used or replaced in the meantime. */
export const consumeLink = async (tx: Queryable, tokenHash: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  const where = { tokenHash, usedAt: null };
  return (await tx.prisma.emailLink.updateMany({ where, data: { usedAt: new Date() } })).count > 0;
};

/** Deletes the links of an account, or only those for some purposes. */
export const deleteLinks = async (
  tx: Queryable,
  learnerId: string,
  purposes?: EmailLinkPurpose[],
): Promise<void> => {
  await tx.prisma.emailLink.deleteMany({
    where: { learnerId, ...(purposes && { purpose: { in: purposes } }) },
  });
};

/** Reads an account's address and locks the account until the transaction ends. */
export const lockAddress = (tx: Queryable, learnerId: string): Promise<AccountAddress | undefined> =>
  first(tx, sql.lockAddress, [learnerId]);

export const findAddress = (db: Queryable, id: string): Promise<AccountAddress | null> =>
  db.prisma.learner.findUnique({
    where: { id },
    select: { email: true, emailVerifiedAt: true, uiLanguage: true, isActive: true },
  });

/** Marks an account's address as confirmed. Returns false if it was already confirmed. */
export const markVerified = async (tx: Queryable, id: string): Promise<boolean> => {
  const where = { id, emailVerifiedAt: null };
  return (await tx.prisma.learner.updateMany({ where, data: { emailVerifiedAt: new Date() } })).count > 0;
};

/** Marks an account's address as not confirmed. */
export const unmarkVerified = async (tx: Queryable, id: string): Promise<void> => {
  await tx.prisma.learner.updateMany({ where: { id }, data: { emailVerifiedAt: null } });
};

/** Sets an account's address. Fails with a duplicate key error if another account has it. */
export const setAddress = async (
  tx: Queryable,
  id: string,
  { email, emailVerifiedAt }: Pick<AccountAddress, 'email' | 'emailVerifiedAt'>,
): Promise<void> => {
  await tx.prisma.learner.updateMany({ where: { id }, data: { email, emailVerifiedAt } });
};
