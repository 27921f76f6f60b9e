import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { DeleteSection } from './delete-section.tsx';

it('requires typing the exact sentence to delete the account, then clears the session', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const discard = vi.fn();
  const received = fakeServer({ 'POST /api/auth/delete-account/': { status: 204 } });
  renderApp(<DeleteSection />, {
    session: { discard, state: { status: 'authenticated', user: sampleUser() } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  const submit = await screen.findByRole('button', { name: 'Delete my account permanently' });
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  type('Delete my account');
  expect(submit).toHaveProperty('disabled', true);
  type('delete my account');
  expect(submit).toHaveProperty('disabled', false);
  fireEvent.click(submit);
  await waitFor(() => expect(discard).toHaveBeenCalledOnce());
  expect(received[0]?.body).toBeNull();
});
