import type { User } from '@glossa/contract/auth';
import { Notifications, notifications } from '@mantine/notifications';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';

import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { EditPage } from '../pages/edit-page.tsx';
import { LibraryPage } from '../pages/library-page.tsx';
import { UploadPage } from '../pages/upload-page.tsx';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
}

/** Opens a path of the library, the upload screen or the edit screen. The reader is replaced by a sentence. */
export function openTexts(path: InitialEntry, user: Partial<User> = {}) {
  // Remove toasts left over from the previous test.
  notifications.clean();
  document.cookie = 'csrftoken=token; Path=/';
  return renderApp(
    <>
      <CurrentUrl />
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path="/elsewhere" element={<p>another page</p>} />
        <Route path="/articles/upload" element={<UploadPage />} />
        <Route path="/reading/edit/:id" element={<EditPage />} />
        {['/reading', '/reading/archive', '/reading/trash'].map((shelf) => (
          <Route key={shelf} path={shelf} element={<LibraryPage />} />
        ))}
        <Route path="/reading/:id" element={<p>the reader</p>} />
      </Routes>
      <Notifications />
      <ConfirmDialog />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser(user) } } },
  );
}
