import type { User } from '#domain/accounts/user.ts';

/** A session as stored in the database. */
export interface StoredSession {
  /** Public ID of the session. */
  handle: string;
  expiresAt: Date;
  /** Absolute expiration, even if the session is in use. */
  endsAt: Date;
  /** Whether the session is valid only under the cookie name with the `__Host-` prefix. */
  isHostOnly: boolean;
  user: User;
}

/** Sessions that this process caches. */
export interface SessionCache {
  get: (sid: string) => StoredSession | undefined;
  /** Starts reading a session. The returned function caches it, unless a session has changed in the meantime. */
  beginLoad: (sid: string) => (session: StoredSession) => void;
  /** Removes the sessions of a learner, or all sessions, from the cache. */
  evict: (learnerId?: string) => void;
  /** Number of cache hits (`known`) and misses (`unknown`). */
  stats: () => { known: number; unknown: number };
}

/** Milliseconds after which a cached session expires, in case a change notification was missed. */
const lifetime = 10_000;
const maxSessions = 10_000;

/**
 * Caches sessions between requests. The trigger tell_learner_change sends a notification for each change to a session
 * or its user, and the pool passes the notification on before the statement that made the change returns; see decision
 * 13.
 */
export function createSessionCache(now: () => number = Date.now): SessionCache {
  const sessions = new Map<string, StoredSession & { until: number }>();
  const byLearner = new Map<string, Set<string>>();
  let changes = 0;
  let hits = 0;
  let misses = 0;

  const clear = () => {
    sessions.clear();
    byLearner.clear();
  };
  return {
    get: (sid) => {
      const found = sessions.get(sid);
      const known = found && found.until > now() ? found : undefined;
      if (known) hits += 1;
      else misses += 1;
      return known;
    },
    beginLoad: (sid) => {
      const before = changes;
      return (session) => {
        if (changes !== before) return;
        if (sessions.size >= maxSessions) clear();
        const { id } = session.user;
        sessions.set(sid, {
          ...session,
          until: Math.min(now() + lifetime, session.expiresAt.getTime(), session.endsAt.getTime()),
        });
        byLearner.set(id, (byLearner.get(id) ?? new Set()).add(sid));
      };
    },
    evict: (learnerId) => {
      changes += 1;
      if (learnerId === undefined) return clear();
      for (const sid of byLearner.get(learnerId) ?? []) sessions.delete(sid);
      byLearner.delete(learnerId);
    },
    stats: () => ({ known: hits, unknown: misses }),
  };
}
