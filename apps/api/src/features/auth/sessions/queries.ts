import type { Database, Queryable } from '@glossa/db/database';

/** A session without its secret. */
export interface SessionRow {
  id: string;
  userAgent: string;
  address: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Lists a user's open sessions, newest first. */
export const listSessions = (db: Database, learnerId: string): Promise<SessionRow[]> =>
  db.prisma.session.findMany({
    where: { learnerId, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, address: true, createdAt: true, expiresAt: true },
  });

/** Deletes one of the user's sessions. Returns false when there is no such session. */
export const deleteSession = async (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => (await db.prisma.session.deleteMany({ where: { id, learnerId } })).count > 0;

/** An attempt to sign in. */
export interface SignInRow {
  id: string;
  outcome: string;
  reason: string;
  userAgent: string;
  address: string;
  detail: unknown;
  createdAt: Date;
}

/** Lists the last attempts to sign in to an account, newest first. */
export const listSignIns = (db: Database, learnerId: string): Promise<SignInRow[]> =>
  db.prisma.securityEvent.findMany({
    where: { learnerId, kind: 'sign_in' },
    orderBy: { id: 'desc' },
    take: 20,
    select: {
      id: true,
      outcome: true,
      reason: true,
      userAgent: true,
      address: true,
      detail: true,
      createdAt: true,
    },
  });
