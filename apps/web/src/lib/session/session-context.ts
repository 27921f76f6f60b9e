import type { User } from '@glossa/contract/auth';
import { createContext, use } from 'react';

/** What the sign-in, check-auth and password-change calls answer. */
export interface SignedIn {
  user: User;
  signingKey: string;
  /** ISO 8601. */
  expires_at: string;
}

export type SessionState =
  /** The first check is under way. */
  | { status: 'checking' }
  /** The first check failed for a reason that says nothing about the session (no connection, 5xx). */
  | { status: 'unverified' }
  /** Nobody is signed in; `left` is true when the person signed out by hand. */
  | { status: 'anonymous'; left: boolean }
  /** `offline`: the server could not be asked; the person was signed in on this device last. */
  | { status: 'authenticated'; user: User; offline?: boolean };

export interface Session {
  state: SessionState;
  /** Takes over what login, check-auth or change-password answered. */
  begin: (answer: SignedIn) => void;
  /** Asks the server who is signed in, and renews the session for an hour. */
  check: () => Promise<void>;
  /** Puts a changed user in place, e.g. the answer of startLearning. */
  setUser: (user: User) => void;
  /** Signs out on the server and here. */
  logout: () => Promise<void>;
  /** Forgets the session here, e.g. after the account was deleted. */
  forget: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of this page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in person. Only for screens behind the session guard. */
export function useUser(): User {
  const { state } = useSession();
  if (state.status !== 'authenticated') throw new Error('useUser needs a signed-in person');
  return state.user;
}

/** The signed-in person, or undefined for a visitor. For screens that are open to both. */
export function useOptionalUser(): User | undefined {
  const { state } = useSession();
  return state.status === 'authenticated' ? state.user : undefined;
}
