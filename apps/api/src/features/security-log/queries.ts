import type { HandlerInput } from '@glossa/contract/endpoint';
import { maxSecurityEvents, type listSecurityEvents } from '@glossa/contract/security-log';
import type { Queryable } from '@glossa/db/database';
import type { Prisma } from '@glossa/db/prisma';

import { findIdsByName } from '#domain/accounts/queries.ts';
import { escapeLike } from '#domain/library/lists/queries.ts';

export type EventFilter = Omit<HandlerInput<typeof listSecurityEvents>['query'], 'page' | 'page_size'>;

const columns = {
  id: true,
  kind: true,
  outcome: true,
  reason: true,
  learnerId: true,
  alias: true,
  actorKind: true,
  address: true,
  userAgent: true,
  detail: true,
  createdAt: true,
  learner: { select: { username: true } },
  actor: { select: { username: true } },
} satisfies Prisma.SecurityEventSelect;

/** An event with the usernames of the accounts involved. */
export type EventRow = Prisma.SecurityEventGetPayload<{ select: typeof columns }>;

async function buildWhere(db: Queryable, filter: EventFilter): Promise<Prisma.SecurityEventWhereInput> {
  const { search, kind, outcome, account_id: learnerId, from } = filter;
  return {
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(learnerId && { learnerId }),
    ...(from && { createdAt: { gte: new Date(from) } }),
    ...(search && {
      OR: [
        { learnerId: { in: await findIdsByName(db, search) } },
        { address: { startsWith: escapeLike(search) } },
        { alias: search },
      ],
    }),
  };
}

/** Returns one page of events, newest first, and the number of matches, counted up to `maxSecurityEvents`. */
export async function listEvents(
  db: Queryable,
  filter: EventFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EventRow[]; count: number }> {
  const where = await buildWhere(db, filter);
  const take = Math.max(0, Math.min(limit, maxSecurityEvents - offset));
  const [rows, count] = await Promise.all([
    db.prisma.securityEvent.findMany({ where, orderBy: { id: 'desc' }, select: columns, take, skip: offset }),
    db.prisma.securityEvent.count({ where, take: maxSecurityEvents }),
  ]);
  return { rows, count };
}

/** Number of events to load per query in an export. */
const batchSize = 1000;

/** Yields all matching events, newest first. */
export async function* readEvents(db: Queryable, filter: EventFilter): AsyncGenerator<EventRow> {
  const where = await buildWhere(db, filter);
  let last: string | undefined;
  for (;;) {
    const rows: EventRow[] = await db.prisma.securityEvent.findMany({
      where: { AND: [where, last === undefined ? {} : { id: { lt: last } }] },
      orderBy: { id: 'desc' },
      select: columns,
      take: batchSize,
    });
    yield* rows;
    last = rows.at(-1)?.id;
    if (rows.length < batchSize) return;
  }
}
