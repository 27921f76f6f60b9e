import type { SessionInfo } from '@glossa/contract/sessions';
import type { Database } from '@glossa/db/database';
import type * as z from 'zod';

/** Lists a user's open sessions, newest first. `current` is the handle of the requesting session. */
export async function listOpenSessions(
  db: Database,
  learnerId: string,
  current: string,
): Promise<z.input<typeof SessionInfo>[]> {
  const rows = await db.prisma.session.findMany({
    where: { learnerId, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, address: true, createdAt: true, expiresAt: true },
  });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    user_agent: row.userAgent,
    address: row.address,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }));
}

/** Ends one of the user's sessions. Returns false when there is no such session. */
export const endOwnSession = async (
  db: Database,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => (await db.prisma.session.deleteMany({ where: { id, learnerId } })).count > 0;
