import type { User } from '@glossa/contract/auth';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LanguageGuard, LearnerAccountGuard, LearnerGuard } from './learner-guard.tsx';
import { StartPage } from './start-page.tsx';

const deniedMessage = 'This page is only available to learners.';
const none = { current_language: null, selected_languages: [] };

function open(user: User, path = '/reading') {
  const setUser = vi.fn();
  renderApp(
    <Routes>
      <Route element={<LearnerGuard />}>
        <Route path="*" element={<p>the library</p>} />
      </Route>
      <Route element={<LearnerAccountGuard />}>
        <Route path="/my-purchases" element={<p>the purchases</p>} />
      </Route>
      <Route path="/start-learning" element={<StartPage />} />
      <Route path="/shop" element={<p>the shop</p>} />
    </Routes>,
    { path, session: { setUser, state: { status: 'authenticated', user } } },
  );
  return setUser;
}

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

describe('a learner’s page', () => {
  it('opens for a learner with a language', () => {
    open(sampleUser());
    expect(screen.getByText('the library')).toBeTruthy();
  });

  it('asks a learner without a language to choose one', async () => {
    open(sampleUser(none));
    expect(await screen.findByRole('button', { name: 'Start learning Japanese' })).toBeTruthy();
    expect(screen.queryByText('the library')).toBeNull();
    expect(screen.queryByText(deniedMessage)).toBeNull();
  });

  it('is denied to a shop client, who can start learning immediately', async () => {
    const changedUser = sampleUser();
    const received = fakeServer({ 'POST /api/auth/start-learning/': { status: 200, body: changedUser } });
    const setUser = open(sampleUser({ ...none, account_type: 'shop_client' }));
    expect(await screen.findByText(deniedMessage)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start learning French' }));
    await waitFor(() => expect(setUser).toHaveBeenCalledWith(changedUser));
    expect(received[0]?.body).toEqual({ language: 'fr' });
  });

  it('opens without a current language when it doesn’t need one', () => {
    open(sampleUser(none), '/my-purchases');
    expect(screen.getByText('the purchases')).toBeTruthy();
  });

  it('is denied to a shop client even when it doesn’t need a language', async () => {
    open(sampleUser({ ...none, account_type: 'shop_client' }), '/my-purchases');
    expect(await screen.findByText(deniedMessage)).toBeTruthy();
    expect(screen.queryByText('the purchases')).toBeNull();
  });

  it('redirects a shop client from the dashboard to the shop', async () => {
    open(sampleUser({ ...none, account_type: 'shop_client' }), '/dashboard');
    expect(await screen.findByText('the shop')).toBeTruthy();
  });

  it('lets a shop client choose a language at /start-learning', async () => {
    open(sampleUser({ ...none, account_type: 'shop_client' }), '/start-learning');
    expect(await screen.findByRole('button', { name: 'Start learning Japanese' })).toBeTruthy();
    expect(screen.queryByText(deniedMessage)).toBeNull();
  });

  it('offers only the learner’s own languages, and an upgrade, when the plan allows no more languages', async () => {
    open(sampleUser({ current_language: null }));
    const plans = await screen.findByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toBe('/subscription/upgrade');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'FrançaisFrenchBonjour',
    ]);
  });
});

describe('a page that is open to everyone', () => {
  const openTags = (user: User) =>
    renderApp(
      <Routes>
        <Route element={<LanguageGuard />}>
          <Route path="/tags" element={<p>the tags</p>} />
        </Route>
      </Routes>,
      { path: '/tags', session: { state: { status: 'authenticated', user } } },
    );

  it('asks a learner for a language first', async () => {
    openTags(sampleUser(none));
    expect(await screen.findByRole('button', { name: 'Start learning Japanese' })).toBeTruthy();
    expect(screen.queryByText('the tags')).toBeNull();
  });

  it('opens for a user who isn’t a learner', () => {
    openTags(sampleUser({ ...none, account_type: 'shop_client' }));
    expect(screen.getByText('the tags')).toBeTruthy();
  });
});
