import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ManagePage } from '../manage-page.tsx';

export const list = 'GET /api/videos/';
export const bulkRoute = 'POST /api/videos/manage/bulk/';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
}

/** Opens the video management page as a content manager. */
export function openCatalog(search = '') {
  // Remove toasts left over from the previous test.
  notifications.clean();
  document.cookie = 'csrftoken=token; Path=/';
  return renderApp(
    <>
      <CurrentUrl />
      <ManagePage />
      <Notifications />
    </>,
    {
      path: `/videos/manage${search}`,
      session: { state: { status: 'authenticated', user: sampleUser({ can_manage_content: true }) } },
    },
  );
}

export const currentUrl = () => screen.getByTestId('url').textContent;
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
