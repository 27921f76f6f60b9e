import type { User } from '@glossa/contract/auth';
import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useReturnPath } from '@/lib/navigation/return-path.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { readStoredSession } from '@/domain/session/stored-session.ts';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner.tsx';

const UnverifiedSession = lazy(async () => ({
  default: (await import('./components/unverified-session.tsx')).UnverifiedSession,
}));

/** Guards pages that need a session: shows a spinner while checking, then the page or the sign-in screen. */
export function SessionGuard() {
  const { state } = useSession();
  const location = useLocation();
  if (state.status === 'checking') return <FullPageSpinner />;
  if (state.status === 'unverified') return <UnverifiedSession />;
  if (state.status === 'anonymous') {
    return <Navigate to="/login" replace state={state.bySignOut ? null : { from: location }} />;
  }
  return <Outlet />;
}

/** Restricts pages to users for whom `allows` returns true. Must be inside the session guard. */
export function RoleGuard({ allows }: { allows: (user: User) => boolean }) {
  const { state } = useSession();
  const allowed = state.status === 'authenticated' && allows(state.user);
  return allowed ? <Outlet /> : <Navigate to="/403" replace />;
}

/**
 * Guards sign-in and related pages: a signed-in user is redirected to the requested page, or home. A visitor sees the
 * page even while the session is being checked.
 */
export function GuestGuard({ home }: { home: (user: User) => string }) {
  const { state } = useSession();
  const returnPath = useReturnPath();
  if (state.status === 'checking' && readStoredSession()) return <FullPageSpinner />;
  if (state.status !== 'authenticated') return <Outlet />;
  return <Navigate to={returnPath ?? home(state.user)} replace />;
}
