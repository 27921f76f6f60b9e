import { Outlet } from 'react-router-dom';

import { SessionGuard } from '@/features/auth/guards.tsx';
import { useSession } from '@/domain/session/session-context.ts';
import { readStoredSession } from '@/domain/session/stored-session.ts';
import { shell, visitorShell } from './screens.ts';

/** Puts the app's frame around the pages of a signed-in user. For others, the guards inside decide what to show. */
export function AppFrame() {
  const { state } = useSession();
  return state.status === 'authenticated' ? <shell.View /> : <Outlet />;
}

/** Frames pages that are also open to visitors. They get a simple frame, without waiting when no session is stored. */
export function VisitorFrame() {
  const { state } = useSession();
  if (state.status === 'authenticated') return <Outlet />;
  if (state.status !== 'anonymous' && readStoredSession()) return <SessionGuard />;
  return <visitorShell.View />;
}
