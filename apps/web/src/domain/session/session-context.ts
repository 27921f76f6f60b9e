import type { User } from '@glossa/contract/auth';
import { createContext, use } from 'react';

/** The response of the sign-in, check-auth and password-change endpoints. */
export interface SignedIn {
  user: User;
  signingKey: string;
  /** ISO 8601. */
  expires_at: string;
}

export type SessionState =
  /** The first check is running. */
  | { status: 'checking' }
  /** The first check failed for a reason unrelated to the session (no connection, 5xx). */
  | { status: 'unverified' }
  /** Signed out; `bySignOut` is true if the user signed out explicitly. */
  | { status: 'anonymous'; bySignOut: boolean }
  /** `offline`: the server could not be reached; the user is the last one signed in on this device. */
  | { status: 'authenticated'; user: User; offline?: boolean };

export interface Session {
  state: SessionState;
  /** Starts a session from the response of sign-in, check-auth or change-password. */
  start: (response: SignedIn) => void;
  /** Checks with the server who is signed in, and extends the session by an hour. */
  check: () => Promise<void>;
  /** Replaces the user, e.g. with the response of startLearning. */
  setUser: (user: User) => void;
  /** Signs out on the server and on this device. */
  signOut: () => Promise<void>;
  /** Discards the session on this device, e.g. after the account was deleted. */
  discard: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** Returns the session of this page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Returns the signed-in user. Only for screens behind the session guard. */
export function useUser(): User {
  const { state } = useSession();
  if (state.status !== 'authenticated') throw new Error('useUser needs a signed-in user');
  return state.user;
}

/** Returns the signed-in user, or undefined for a visitor. For screens that are open to both. */
export function useOptionalUser(): User | undefined {
  const { state } = useSession();
  return state.status === 'authenticated' ? state.user : undefined;
}
