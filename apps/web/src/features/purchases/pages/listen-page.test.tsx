import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { purchaseCard, purchaseId } from '@/testing/purchase.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ListenPage } from './listen-page.tsx';

const path = `/api/shop/my-purchases/${purchaseId}/listening/`;
const ids = [1, 2].map((number) => `0192a0b0-0000-7000-8000-00000000000${number}`);
const listening = {
  title: 'First lessons',
  author: 'Ada',
  image: null,
  language: 'en',
  tracks: ids.map((id, index) => ({
    id,
    title: ['Hello', 'Goodbye'][index],
    duration: 20,
    url: `/media/purchases/${purchaseId}/sound/${id}`,
  })),
  place: { track_id: ids[1], seconds: 7 },
  progress_percentage: 50,
  text_id: null,
};

function open(response: { status: number; body: unknown } = { status: 200, body: listening }) {
  document.cookie = 'csrftoken=test; Path=/';
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const received = fakeServer({
    [`GET ${path}`]: response,
    [`PUT ${path}`]: { status: 200, body: { progress_percentage: 100 } },
  });
  renderApp(
    <Routes>
      <Route path="/marketplace/purchased/:id/listen" element={<ListenPage />} />
    </Routes>,
    {
      path: `/marketplace/purchased/${purchaseId}/listen`,
      session: { state: { status: 'authenticated', user: sampleUser() } },
    },
  );
  return { received, play };
}
const audioElement = () => document.querySelector('audio') as HTMLAudioElement;

it('resumes at the saved position and saves the new one on pause', async () => {
  const { received } = open();
  const current = await screen.findByRole('button', { current: true });
  expect(current.textContent).toContain('Goodbye');
  expect(screen.getByText('Track 2 of 2')).toBeTruthy();
  const audio = audioElement();
  Object.defineProperty(audio, 'duration', { value: 20 });
  fireEvent.loadedMetadata(audio);
  expect(audio.currentTime).toBe(7);
  audio.currentTime = 19.5;
  fireEvent.pause(audio);
  await waitFor(() => expect(screen.getByText('Completed')).toBeTruthy());
  expect(received.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    track_id: ids[1],
    seconds: 19.5,
  });
});

it('plays the selected track and then the next one', async () => {
  const { play } = open({ status: 200, body: { ...listening, place: null } });
  const user = userEvent.setup();
  expect((await screen.findByRole('button', { current: true })).textContent).toContain('Hello');
  fireEvent.ended(audioElement());
  expect(audioElement().getAttribute('src')).toContain(ids[1]);
  fireEvent.loadedMetadata(audioElement());
  expect(play).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Hello/ }));
  expect(audioElement().getAttribute('src')).toContain(ids[0]);
});

it('shows that access has ended', async () => {
  open({ status: 403, body: { error: 'x', code: 'purchase_ended' } });
  expect(await screen.findByText('Your access to this purchase has ended.')).toBeTruthy();
});

it('asks to waive the right of withdrawal before listening for the first time', async () => {
  document.cookie = 'csrftoken=test; Path=/';
  const received = fakeServer({
    [`GET ${path}`]: (_request, count) =>
      count === 1
        ? { status: 409, body: { error: 'no', code: 'waiver_required' } }
        : { status: 200, body: listening },
    [`POST /api/shop/my-purchases/${purchaseId}/waiver/`]: { status: 200, body: purchaseCard() },
  });
  renderApp(
    <Routes>
      <Route path="/marketplace/purchased/:id/listen" element={<ListenPage />} />
    </Routes>,
    {
      path: `/marketplace/purchased/${purchaseId}/listen`,
      session: { state: { status: 'authenticated', user: sampleUser() } },
    },
  );
  await screen.findByText(/I know that I lose my right of withdrawal/);
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
  await screen.findByText('Track 2 of 2');
  expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
