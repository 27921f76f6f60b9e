import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { onProofAnnounced } from '@/domain/single-sign-on/proof-channel.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser, sessionResponse } from '@/testing/sample-user.ts';
import { ProviderPage } from './provider-page.tsx';

const finish = 'POST /api/auth/single-sign-on/school/finish/';

function openPage(response: { status: number; body: object }, state?: 'authenticated') {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({ [finish]: response });
  const start = vi.fn();
  const page = (
    <Routes>
      <Route path="/single-sign-on/:provider" element={<ProviderPage />} />
    </Routes>
  );
  renderApp(page, {
    path: '/single-sign-on/school?code=abc&state=xyz',
    session: { start, ...(state && { state: { status: state, user: sampleUser() } }) },
  });
  const calls = () => received.filter(({ method }) => method === 'POST');
  return { start, calls };
}

it('completes the sign-in only once, and starts the session', async () => {
  const session = sessionResponse();
  const { start, calls } = openPage({
    status: 200,
    body: { outcome: 'signed_in', next: '/reading', session },
  });
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(calls().map(({ body }) => body)).toEqual([{ query: '?code=abc&state=xyz' }]);
});

it('shows why the sign-in failed and links back to the sign-in page', async () => {
  openPage({ status: 503, body: { error: '', code: 'provider_unreachable' } });
  expect(await screen.findByText(/We couldn’t reach the sign-in provider/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login');
});

it('links a signed-in user back to the settings after a failure', async () => {
  openPage({ status: 409, body: { error: '', code: 'identity_taken' } }, 'authenticated');
  const back = await screen.findByRole('link', { name: 'Back' });
  expect(back.getAttribute('href')).toBe('/settings#security');
});

it('notifies the window that is waiting for the confirmation', async () => {
  const onProof = vi.fn();
  const stop = onProofAnnounced(onProof);
  vi.spyOn(window, 'close').mockImplementation(() => {});
  openPage({ status: 200, body: { outcome: 'proved', next: null } }, 'authenticated');
  await waitFor(() => expect(onProof).toHaveBeenCalledTimes(1));
  stop();
});
