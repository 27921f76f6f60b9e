import type { User } from '@glossa/contract/auth';
import { Notifications, notifications } from '@mantine/notifications';
import { Link, Route, Routes, useLocation } from 'react-router-dom';

import type { Session } from '@/domain/session/session-context.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { UploadPage } from '../pages/upload-page.tsx';
import { VideosPage } from '../pages/videos-page.tsx';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
}

/**
 * Opens a path of the library or the upload screen; a `null` user is a visitor. A sentence stands in for the player.
 */
export function openVideos(path: string, user: Partial<User> | null = {}) {
  // Remove toasts left over from the previous test.
  notifications.clean();
  document.cookie = 'csrftoken=token; Path=/';
  const session: Partial<Session> =
    user === null ? {} : { state: { status: 'authenticated', user: sampleUser(user) } };
  return renderApp(
    <>
      <CurrentUrl />
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path="/elsewhere" element={<p>another page</p>} />
        <Route path="/videos/upload" element={<UploadPage />} />
        {['/videos', '/videos/archive', '/videos/trash'].map((shelf) => (
          <Route key={shelf} path={shelf} element={<VideosPage />} />
        ))}
        <Route path="/videos/learn/:id" element={<p>the player</p>} />
      </Routes>
      <Notifications />
      <ConfirmDialog />
    </>,
    { path, session },
  );
}
