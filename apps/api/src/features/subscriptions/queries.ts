import type { Currency } from '@glossa/contract/currencies';
import type { Plan } from '@glossa/contract/subscriptions';
import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** A plan that can be subscribed to. */
export interface PlanRow extends Pick<Plan, 'id' | 'days' | 'isHighlighted'> {
  features: string[];
  /** In minor units. */
  amount: number;
  currency: Currency;
}

const sql = statements<QueryTypes, { listPlans: Pick<PlanRow, 'currency'> }>('subscriptions', {
  listPlans: `SELECT id, price AS amount, currency, days, is_highlighted AS "isHighlighted", features AS features
   FROM plan ORDER BY position`,
  findCurrent: `SELECT l.subscription_type AS plan, s.ends_at AS "endsAt", l.business AS "isBusiness"
   FROM learner l LEFT JOIN subscription s ON s.learner_id = l.id AND s.plan_id = l.subscription_type WHERE l.id = $1`,
  listEnding: `SELECT learner_id AS "learnerId", plan_id AS "planId" FROM subscription
   WHERE ends_at > $1 AND ends_at <= $2 AND told_at IS NULL ORDER BY ends_at LIMIT 500`,
  listEnded: `SELECT learner_id AS "learnerId", plan_id AS "planId" FROM subscription WHERE ends_at <= $1 ORDER BY ends_at LIMIT 500`,
  markNotified:
    'UPDATE subscription SET told_at = $2 WHERE learner_id = $1 AND told_at IS NULL AND ends_at > $2',
  lockExpired: 'SELECT FROM subscription WHERE learner_id = $1 AND ends_at <= $2 FOR UPDATE',
});

/** A user and their plan. */
export interface SubscriberRow {
  learnerId: string;
  planId: Plan['id'];
}

export const listPlans = (db: Queryable): Promise<PlanRow[]> => many(db, sql.listPlans, []);

/** Finds the plan of a learner and when it ends; null if it doesn't. */
export const findCurrent = (
  db: Queryable,
  learnerId: string,
): Promise<{ plan: Plan['id']; endsAt: Date | null; isBusiness: boolean } | undefined> =>
  first(db, sql.findCurrent, [learnerId]);

/** Lists plans that end between two moments and whose subscribers were not notified yet. */
export const listEnding = (db: Queryable, from: Date, to: Date): Promise<SubscriberRow[]> =>
  many(db, sql.listEnding, [from, to]);

/** Lists plans that have ended. */
export const listEnded = (db: Queryable, now: Date): Promise<SubscriberRow[]> =>
  many(db, sql.listEnded, [now]);

/** Marks a subscriber as notified; returns false if that was done before. */
export const markNotified = async (db: Queryable, learnerId: string, now: Date): Promise<boolean> =>
  (await run(db, sql.markNotified, [learnerId, now])) > 0;

/** Locks an expired plan; returns false if it was renewed in the meantime. */
export const lockExpired = async (db: Queryable, learnerId: string, now: Date): Promise<boolean> =>
  (await first(db, sql.lockExpired, [learnerId, now])) !== undefined;
