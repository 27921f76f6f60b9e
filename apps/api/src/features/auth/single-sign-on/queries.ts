import type { Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

/** A provider account that is linked to a Glossa account. */
export interface IdentityRow {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  linkedAt: Date;
  lastUsedAt: Date | null;
}

/** Identifies an account at a provider. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

const shown = {
  id: true,
  issuer: true,
  subject: true,
  email: true,
  linkedAt: true,
  lastUsedAt: true,
} as const;

/** Finds the ID of the account that an identity is linked to. */
export const findOwner = async (
  { prisma }: Queryable,
  { issuer, subject }: IdentityKey,
): Promise<string | undefined> =>
  (
    await prisma.externalIdentity.findUnique({
      where: { issuer_subject: { issuer, subject } },
      select: { learnerId: true },
    })
  )?.learnerId;

/** Lists an account's identities, oldest first. */
export const listIdentities = ({ prisma }: Queryable, learnerId: string): Promise<IdentityRow[]> =>
  prisma.externalIdentity.findMany({
    where: { learnerId },
    orderBy: [{ linkedAt: 'asc' }, { id: 'asc' }],
    select: shown,
  });

/**
 * Inserts an identity. Fails with a duplicate key if the identity is already linked, or the account has another
 * identity from this issuer.
 */
export const insertIdentity = async (
  { prisma }: Transaction,
  identity: IdentityKey & { learnerId: string; email: string; lastUsedAt: Date | null },
): Promise<void> => {
  await prisma.externalIdentity.create({ data: { id: newId(), ...identity } });
};

/** Records a sign-in with an identity. */
export const recordUse = async ({ prisma }: Queryable, { issuer, subject }: IdentityKey): Promise<void> => {
  await prisma.externalIdentity.updateMany({
    where: { issuer, subject },
    data: { lastUsedAt: new Date() },
  });
};

/** Deletes an account's identity. Returns its issuer, or undefined when there is no such identity. */
export const deleteIdentity = async (
  { prisma }: Transaction,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<string | undefined> => {
  const identity = await prisma.externalIdentity.findFirst({
    where: { id, learnerId },
    select: { issuer: true },
  });
  const { count } = await prisma.externalIdentity.deleteMany({ where: { id, learnerId } });
  return count > 0 ? identity?.issuer : undefined;
};

/** A new account for someone who signs in with a provider. */
export interface NewLearner {
  id: string;
  email: string;
  username: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  uiLanguage: string;
}

/** Inserts a learner without a password. Returns false, changing nothing, when the email or username is taken. */
export const insertLearner = async ({ prisma }: Transaction, learner: NewLearner): Promise<boolean> => {
  const createdAt = new Date();
  const data = {
    ...learner,
    hasPassword: false,
    accountType: 'learner',
    createdAt,
    termsAcceptedAt: createdAt,
    emailVerifiedAt: createdAt,
  } as const;
  return (await prisma.learner.createMany({ data: [data], skipDuplicates: true })).count > 0;
};

/**
 * Returns whether an account's email was confirmed with a link. Accounts that were created through a provider, or
 * before such links existed, are verified from their creation, which doesn't count.
 */
export async function hasProvedEmail({ prisma }: Queryable, id: string): Promise<boolean> {
  const select = { createdAt: true, emailVerifiedAt: true };
  const { createdAt, emailVerifiedAt } = await prisma.learner.findUniqueOrThrow({ where: { id }, select });
  return emailVerifiedAt !== null && emailVerifiedAt > createdAt;
}

/** Replaces an account's password with a hash that no password matches. */
export const removePassword = async (
  { prisma }: Transaction,
  id: string,
  passwordHash: string,
): Promise<void> => {
  await prisma.learner.updateMany({ where: { id }, data: { passwordHash, hasPassword: false } });
};

export interface Roles {
  isSuperuser: boolean;
  isStaff: boolean;
  canManageContent: boolean;
}

export const updateRoles = async ({ prisma }: Transaction, id: string, roles: Roles): Promise<void> => {
  await prisma.learner.updateMany({ where: { id }, data: roles });
};
