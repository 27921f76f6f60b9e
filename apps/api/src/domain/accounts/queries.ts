import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { SecondFactorPolicy } from '#config/second-factor.ts';
import { escapeLike } from '#domain/library/lists/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Columns of `learner l` that make up a `User`. */
export const userColumns = `l.id, l.email::text, l.username::text, l.first_name AS "firstName",
  l.last_name AS "lastName", l.account_type AS "accountType", l.is_superuser AS "isSuperuser",
  l.is_staff AS "isStaff", l.can_manage_content AS "canManageContent", l.pinned_level AS "pinnedLevel",
  l.subscription_type AS "subscriptionType", l.current_language AS "currentLanguage",
  l.selected_languages AS "selectedLanguages", l.ui_language AS "uiLanguage", l.time_zone AS "timeZone",
  l.has_second_factor AS "hasSecondFactor", l.second_factor_asked_at AS "secondFactorAskedAt",
  l.email_verified_at AS "emailVerifiedAt"`;

/** Columns of `learner l` that make up a `UserWithPoints`. */
export const userWithPointsColumns = `${userColumns}, l.points`;

/** Maximum number of accounts found by name. */
const maxNameMatches = 100;

const sql = statements<QueryTypes>('accounts', {
  findTakenUsernames:
    'SELECT lower(username::text) AS username FROM learner WHERE username = ANY($1::citext[])',
  findIdsByName: `SELECT id::text FROM learner_listing WHERE search LIKE '%' || learner_letters($1) || '%' LIMIT ${maxNameMatches}`,
  countNeverSignedIn: 'SELECT count(*)::int AS count FROM learner WHERE last_login_at IS NULL AND is_active',
  foldLearnerCounts: 'SELECT fold_learner_counts()',

  insertResetToken: `INSERT INTO password_reset (token_hash, learner_id, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))`,
  findResetOwner:
    'SELECT learner_id AS "learnerId" FROM password_reset WHERE token_hash = $1 AND expires_at > now()',
  consumeResetToken: 'DELETE FROM password_reset WHERE token_hash = $1',

  lockLearner: 'SELECT lock_learner($1)',
  // Locks in ID order: if two admins leave concurrently, the second waits and then finds no other admin.
  lockAdmins: 'SELECT id FROM learner WHERE is_superuser AND is_active ORDER BY id FOR UPDATE',
  findReferences: `SELECT
     (SELECT coalesce(array_agg(audio_key), '{}') FROM text WHERE owner_id = $1 AND audio_key IS NOT NULL) AS "audioKeys",
     (SELECT coalesce(array_agg(DISTINCT cover_key), '{}') FROM (
        SELECT cover_key FROM text WHERE owner_id = $1 AND cover_key IS NOT NULL
        UNION ALL SELECT cover_key FROM book_import WHERE owner_id = $1 AND cover_key IS NOT NULL) covers) AS "coverKeys",
     (SELECT coalesce(array_agg(DISTINCT document_id), '{}') FROM (
        SELECT document_id FROM text WHERE owner_id = $1
        UNION ALL SELECT document_id FROM video WHERE owner_id = $1 AND document_id IS NOT NULL) referenced) AS "documentIds",
     (SELECT coalesce(array_agg(media_id), '{}') FROM video WHERE owner_id = $1) AS "mediaIds",
     (SELECT coalesce(array_agg(id), '{}') FROM book_import WHERE owner_id = $1) AS "bookIds",
     (SELECT coalesce(array_agg(id), '{}') FROM word_import WHERE learner_id = $1) AS "importIds",
     (SELECT coalesce(array_agg(id), '{}') FROM learner_import WHERE owner_id = $1) AS "learnerImportIds",
     (SELECT coalesce(array_agg(id), '{}') FROM task WHERE owner_id = $1 AND type = 'export_words') AS "exportIds",
     (SELECT coalesce(array_agg(id), '{}') FROM account_archive WHERE learner_id = $1) AS "archiveIds",
     (SELECT coalesce(array_agg(key), '{}') FROM word_image WHERE learner_id = $1) AS "imageKeys"`,
  // Locks the documents so that no one else starts using a document before it is deleted.
  lockDocuments: 'SELECT id FROM document WHERE id = ANY($1) ORDER BY id FOR UPDATE',
  deleteDocuments: `DELETE FROM document d WHERE d.id = ANY($1)
     AND NOT EXISTS (SELECT 1 FROM text WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM video WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE document_id = d.id)
     AND NOT EXISTS (SELECT 1 FROM learner_document WHERE document_id = d.id)
   RETURNING d.language, d.hash, d.status`,
});

/** Returns the user names that are already taken, in lower case. */
export const findTakenUsernames = async (db: Queryable, names: string[]): Promise<Set<string>> =>
  new Set((await many(db, sql.findTakenUsernames, [names])).map(({ username }) => username));

/**
 * Finds up to 100 account IDs by part of a name or email, for logs, which don't store names. Returns none for fewer
 * than three letters, which would match nearly all accounts.
 */
export async function findIdsByName(db: Queryable, search = ''): Promise<string[]> {
  if (search.length < 3) return [];
  return (await many(db, sql.findIdsByName, [escapeLike(search)])).map(({ id }) => id);
}

/** Counts active users who have never signed in; some of them may be waiting for an invitation link. */
export const countNeverSignedIn = async (db: Queryable): Promise<number> =>
  (await one(db, sql.countNeverSignedIn, [])).count;

/** Merges the changes since the last run into the learner counts. */
export const foldLearnerCounts = async (db: Queryable): Promise<void> => {
  await run(db, sql.foldLearnerCounts, []);
};

/** Stores the hash of a reset token that expires in `minutes`. */
export const insertResetToken = (
  tx: Queryable,
  { tokenHash, learnerId, minutes }: { tokenHash: Buffer; learnerId: string; minutes: number },
): Promise<number> => run(tx, sql.insertResetToken, [tokenHash, learnerId, minutes]);

/** Finds the ID of the user whose password a reset token resets. */
export const findResetOwner = async (db: Queryable, tokenHash: Buffer): Promise<string | undefined> =>
  (await first(db, sql.findResetOwner, [tokenHash]))?.learnerId;

/** Consumes a reset token. Returns false when it was already used. */
export const consumeResetToken = async (tx: Queryable, tokenHash: Buffer): Promise<boolean> =>
  (await run(tx, sql.consumeResetToken, [tokenHash])) > 0;

export const deleteResetTokens = async (tx: Queryable, learnerId: string): Promise<void> => {
  await tx.prisma.passwordReset.deleteMany({ where: { learnerId } });
};

export const setPasswordHash = async (tx: Queryable, id: string, passwordHash: string): Promise<void> => {
  await tx.prisma.learner.updateMany({ where: { id }, data: { passwordHash, hasPassword: true } });
};

export const endAllSessions = async (tx: Queryable, learnerId: string): Promise<number> =>
  (await tx.prisma.session.deleteMany({ where: { learnerId } })).count;

/** Revokes all personal access tokens of a user. Returns how many there were. */
export const revokeAllTokens = async (tx: Queryable, learnerId: string): Promise<number> =>
  (await tx.prisma.accessToken.deleteMany({ where: { learnerId } })).count;

/** Locks an account with its words and counts until the transaction ends. */
export const lockLearner = (tx: Queryable, id: string): Promise<number> => run(tx, sql.lockLearner, [id]);

/** Locks all active admins until the transaction ends. Returns their IDs. */
export const lockActiveAdmins = async (tx: Queryable): Promise<string[]> =>
  (await many(tx, sql.lockAdmins, [])).map(({ id }) => id);

/** An account's references to files and documents outside its own rows. */
export type AccountReferences = QueryTypes['findReferences']['row'];

/** Finds the recordings, covers, documents, imports, exports, archives and word images of an account. */
export const findReferences = (tx: Queryable, id: string): Promise<AccountReferences> =>
  one(tx, sql.findReferences, [id]);

/** Removes the buyer's personal data from orders, which are kept for accounting. */
export const anonymizeOrders = async (tx: Queryable, buyerId: string): Promise<void> => {
  // Keep the country, because taxes are reported by country.
  await tx.prisma.order.updateMany({
    where: { buyerId },
    data: { buyerName: '', buyerEmail: '', buyerAddress: '', refundReason: '' },
  });
  // The reason may contain personal data.
  await tx.prisma.refund.updateMany({ where: { order: { buyerId } }, data: { reason: '' } });
};

/** Finds an account's email address; undefined if there is no such account. */
export const findEmail = async ({ prisma }: Queryable, id: string): Promise<string | undefined> =>
  (await prisma.learner.findUnique({ where: { id }, select: { email: true } }))?.email;

/** Deletes the rows of word images whose files are deleted. */
export const deleteWordImages = async (db: Queryable, keys: readonly string[]): Promise<void> => {
  await db.prisma.wordImage.deleteMany({ where: { key: { in: [...keys] } } });
};

/** Deletes the rows of archives whose files are deleted. */
export const deleteArchives = async (db: Queryable, ids: readonly string[]): Promise<void> => {
  await db.prisma.accountArchive.deleteMany({ where: { id: { in: [...ids] } } });
};

/** Deletes an account's row and all rows that belong to it alone. */
export const deleteLearner = async (tx: Queryable, id: string): Promise<void> => {
  await tx.prisma.learner.deleteMany({ where: { id } });
};

/** Deletes the given documents that no one uses, and returns the deleted ones. */
export async function deleteUnusedDocuments(
  tx: Queryable,
  ids: number[],
): Promise<{ language: number; hash: Buffer; status: string }[]> {
  await run(tx, sql.lockDocuments, [ids]);
  return many(tx, sql.deleteDocuments, [ids]);
}

/** Finds the native language that a learner entered, which can be any text. */
export const findNativeLanguage = async ({ prisma }: Queryable, id: string): Promise<string> =>
  (await prisma.learner.findUnique({ where: { id }, select: { nativeLanguage: true } }))?.nativeLanguage ??
  '';

/**
 * Removes the authenticator app, passkeys and recovery codes of an account. Returns false when it had no second factor.
 */
export async function removeSecondFactor(tx: Queryable, learnerId: string): Promise<boolean> {
  await tx.prisma.authenticatorApp.deleteMany({ where: { learnerId } });
  await tx.prisma.passkey.deleteMany({ where: { learnerId } });
  await tx.prisma.recoveryCode.deleteMany({ where: { learnerId } });
  const { count } = await tx.prisma.learner.updateMany({
    where: { id: learnerId, hasSecondFactor: true },
    data: { hasSecondFactor: false },
  });
  return count > 0;
}

/** Starts the grace period for a user whose role requires a second factor. */
export async function markSecondFactorAsked(db: Queryable, learnerId: string): Promise<void> {
  await db.prisma.learner.updateMany({
    where: { id: learnerId, secondFactorAskedAt: null },
    data: { secondFactorAskedAt: new Date() },
  });
}

/**
 * Starts the grace period for everyone whose role requires a second factor, including those who never sign in: if their
 * password is stolen, its use must not start the period. Ends it for everyone else.
 */
export async function updateGracePeriods(
  { prisma }: Queryable,
  { isRequiredForStaff }: SecondFactorPolicy,
): Promise<void> {
  const roles = [{ isSuperuser: true }, { isStaff: true }, { canManageContent: true }];
  await prisma.learner.updateMany({
    where: { secondFactorAskedAt: { not: null }, ...(isRequiredForStaff && { NOT: { OR: roles } }) },
    data: { secondFactorAskedAt: null },
  });
  if (!isRequiredForStaff) return;
  await prisma.learner.updateMany({
    where: { secondFactorAskedAt: null, OR: roles },
    data: { secondFactorAskedAt: new Date() },
  });
}

/** Lists the encrypted authenticator secrets of all accounts, without those whose setup is not complete. */
export const listAppSecrets = async ({
  prisma,
}: Queryable): Promise<{ learnerId: string; secret: Uint8Array<ArrayBuffer> }[]> =>
  (
    await prisma.authenticatorApp.findMany({
      where: { secret: { not: null } },
      select: { learnerId: true, secret: true },
    })
  ).flatMap(({ learnerId, secret }) => (secret ? [{ learnerId, secret }] : []));

/** Replaces an encrypted secret, unless its owner has replaced it in the meantime. */
export const replaceAppSecret = async (
  { prisma }: Queryable,
  { learnerId, secret, next }: { learnerId: string; secret: Uint8Array<ArrayBuffer>; next: Uint8Array },
): Promise<void> => {
  await prisma.authenticatorApp.updateMany({
    where: { learnerId, secret },
    data: { secret: new Uint8Array(next) },
  });
};

/** Finds an account by its email, with the fields needed to write to its owner. */
export const findRecipient = (
  { prisma }: Queryable,
  email: string,
): Promise<{ id: string; email: string; uiLanguage: string } | null> =>
  prisma.learner.findUnique({ where: { email }, select: { id: true, email: true, uiLanguage: true } });

/** Finds an active admin by email. */
export const findAdmin = (
  { prisma }: Queryable,
  email: string,
): Promise<{ id: string; hasPassword: boolean } | null> =>
  prisma.learner.findUnique({
    where: { email, isSuperuser: true, isActive: true },
    select: { id: true, hasPassword: true },
  });

/** Lets a user sign in with their password until the given time, although password sign-in is turned off. */
export const allowPassword = async ({ prisma }: Queryable, id: string, until: Date): Promise<void> => {
  await prisma.learner.updateMany({ where: { id }, data: { passwordUntil: until } });
};
