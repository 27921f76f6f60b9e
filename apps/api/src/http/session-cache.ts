import type { Person } from './person.ts';

/** A session as the database has it. */
export interface StoredSession {
  /** Public id of the session. */
  handle: string;
  expiresAt: Date;
  person: Person;
}

/** Sessions that this process need not ask for again. */
export interface SessionCache {
  get: (sid: string) => StoredSession | undefined;
  /** Announces that a session is being read; what it answers keeps it, unless it may have changed meanwhile. */
  loading: (sid: string) => (session: StoredSession) => void;
  /** Forgets the sessions of a learner, or all. */
  forget: (learnerId?: string) => void;
  /** How often a session was asked for that was known, and one that was not. */
  asked: () => { known: number; unknown: number };
}

/** Milliseconds after which a session is read anew, for the case that its change could not be heard of. */
const longest = 10_000;
const most = 10_000;

/**
 * Remembers sessions between requests. The database tells of each change of a session or its person (trigger
 * tell_learner_change), and the pool passes it on before the statement that made it is done: see decision 13.
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
    loading: (sid) => {
      const before = changes;
      return (session) => {
        if (changes !== before) return;
        if (sessions.size >= most) clear();
        const { id } = session.person;
        sessions.set(sid, { ...session, until: Math.min(now() + longest, session.expiresAt.getTime()) });
        byLearner.set(id, (byLearner.get(id) ?? new Set()).add(sid));
      };
    },
    forget: (learnerId) => {
      changes += 1;
      if (learnerId === undefined) return clear();
      for (const sid of byLearner.get(learnerId) ?? []) sessions.delete(sid);
      byLearner.delete(learnerId);
    },
    asked: () => ({ known: hits, unknown: misses }),
  };
}
