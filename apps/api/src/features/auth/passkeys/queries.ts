import type { Queryable } from '@glossa/db/database';

/** A passkey as shown to its owner. */
export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A passkey with the public key and counter for verifying its use. */
export interface PasskeyKey {
  id: string;
  learnerId: string;
  credentialId: Uint8Array;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: bigint;
}

const shown = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;

/** Lists an account's passkeys, oldest first. */
export const listPasskeys = ({ prisma }: Queryable, learnerId: string): Promise<PasskeyRow[]> =>
  prisma.passkey.findMany({ where: { learnerId }, orderBy: { createdAt: 'asc' }, select: shown });

export const countPasskeys = ({ prisma }: Queryable, learnerId: string): Promise<number> =>
  prisma.passkey.count({ where: { learnerId } });

/** Lists the credential IDs of an account's passkeys. */
export const listCredentialIds = async ({ prisma }: Queryable, learnerId: string): Promise<Uint8Array[]> =>
  (await prisma.passkey.findMany({ where: { learnerId }, select: { credentialId: true } })).map(
    ({ credentialId }) => credentialId,
  );

/** Finds a passkey by the credential ID that the browser sends. */
export const findPasskey = ({ prisma }: Queryable, credentialId: Uint8Array): Promise<PasskeyKey | null> =>
  prisma.passkey.findUnique({
    where: { credentialId: new Uint8Array(credentialId) },
    select: { id: true, learnerId: true, credentialId: true, publicKey: true, counter: true },
  });

export const insertPasskey = (
  { prisma }: Queryable,
  passkey: {
    id: string;
    learnerId: string;
    credentialId: Uint8Array;
    publicKey: Uint8Array;
    counter: number;
    transports: string[];
    name: string;
  },
): Promise<PasskeyRow> =>
  prisma.passkey.create({
    data: {
      ...passkey,
      credentialId: new Uint8Array(passkey.credentialId),
      publicKey: new Uint8Array(passkey.publicKey),
    },
    select: shown,
  });

/**
 * Records a use. Returns false if the counter hasn't increased, because a copy of the passkey was used or a response
 * was replayed. Passkeys without a counter always report 0.
 */
export const recordUse = async (
  { prisma }: Queryable,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> => {
  const { count } = await prisma.passkey.updateMany({
    where: { id, counter: counter === 0 ? 0 : { lt: counter } },
    data: { counter, lastUsedAt: new Date() },
  });
  return count > 0;
};

/** Renames an account's passkey. Returns undefined when there is no such passkey. */
export const renamePasskey = async (
  { prisma }: Queryable,
  { id, learnerId, name }: { id: string; learnerId: string; name: string },
): Promise<PasskeyRow | undefined> =>
  (await prisma.passkey.updateManyAndReturn({ where: { id, learnerId }, data: { name }, select: shown }))[0];

/** Deletes an account's passkey. Returns false when there is no such passkey. */
export const deletePasskey = async (
  { prisma }: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => (await prisma.passkey.deleteMany({ where: { id, learnerId } })).count > 0;
