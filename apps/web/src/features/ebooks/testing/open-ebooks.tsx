import { Notifications, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
}

/** Opens an ebook page as a content manager. */
export function openEbooks(page: ReactNode, path: string) {
  // Remove toasts left over from the previous test.
  notifications.clean();
  document.cookie = 'csrftoken=token; Path=/';
  return renderApp(
    <>
      <CurrentUrl />
      {page}
      <Notifications />
      <ConfirmDialog />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser({ can_manage_content: true }) } } },
  );
}
