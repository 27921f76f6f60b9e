import { serverNow } from '@/lib/api/server-clock.ts';

/** The part of a session stored for other tabs and the next page load: its user, and when it expires. */
export interface StoredSession {
  userId: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const storedSessionKey = 'glossa-session';

/** Returns the stored session, or undefined; removes one that has expired or is malformed. */
export function readStoredSession(now = serverNow()): StoredSession | undefined {
  const text = localStorage.getItem(storedSessionKey);
  if (text === null) return undefined;
  const storedSession = parse(text);
  if (storedSession && Date.parse(storedSession.expiresAt) > now) return storedSession;
  localStorage.removeItem(storedSessionKey);
  return undefined;
}

function parse(text: string): StoredSession | undefined {
  try {
    const value = JSON.parse(text) as Partial<StoredSession> | null;
    const { userId, expiresAt } = value ?? {};
    return typeof userId === 'string' && typeof expiresAt === 'string' ? { userId, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

export const storeSession = (session: StoredSession): void =>
  localStorage.setItem(storedSessionKey, JSON.stringify(session));

export const clearStoredSession = (): void => localStorage.removeItem(storedSessionKey);
