import { Outlet } from 'react-router-dom';

import { SessionGuard } from '../features/auth/guards.tsx';
import { useSession } from '../lib/session/session-context.ts';
import { readStoredSession } from '../lib/session/stored-session.ts';
import { shell, visitorShell } from './screens.ts';

/** The frame of the app around the pages of a signed-in person. Without one, the guards inside decide what is shown. */
export function AppFrame() {
  const { state } = useSession();
  return state.status === 'authenticated' ? <shell.View /> : <Outlet />;
}

/** For pages that are open to visitors, too: for them a simple frame, at once where nobody seems to be signed in. */
export function VisitorFrame() {
  const { state } = useSession();
  if (state.status === 'authenticated') return <Outlet />;
  if (state.status !== 'anonymous' && readStoredSession()) return <SessionGuard />;
  return <visitorShell.View />;
}
