import { noActivity } from '@glossa/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { HelpPage } from './help-page.tsx';

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const emptyList = (count: number) => ({
  status: 200,
  body: { results: [], count, next: null, previous: null },
});

function openHelp({
  path = '/help',
  shortcuts = {},
  shopClient = false,
}: { path?: string; shortcuts?: Record<string, string>; shopClient?: boolean } = {}) {
  fakeServer({
    'GET /api/settings/': { status: 200, body: { shortcuts } },
    'GET /api/texts/': emptyList(2),
    'GET /api/videos/offline/': emptyList(0),
    'GET /api/saved/': {
      status: 200,
      body: { ...emptyList(0).body, counts: { sentence: 0, word: 0, text: 0, moment: 0 } },
    },
    'GET /api/progress/': {
      status: 200,
      body: {
        study_time: { total: 0, today: 0 },
        words_learned: 0,
        unique_words: 7,
        streak: { current: 0, longest: 0, today: false },
        accuracy: null,
        today: noActivity,
        week: noActivity,
        weeklyProgress: [],
        achievements: [],
        next_milestones: [],
        goals: [],
      },
    },
  });
  const account = sampleUser(shopClient ? { account_type: 'shop_client' } : { current_language: 'fr' });
  renderApp(<HelpPage />, { path, session: { state: { status: 'authenticated', user: account } } });
  return userEvent.setup();
}

const question = (name: RegExp) => screen.getByText(name, { selector: 'summary' });

it('shows which first steps have been completed', async () => {
  openHelp();
  const steps = (await screen.findByText('3 of 6 done')).closest('section') as HTMLElement;
  const completedSteps = within(steps)
    .getAllByRole('img', { name: 'Done' })
    .map((mark) => mark.closest('li')?.querySelector('p')?.textContent);
  expect(completedSteps).toEqual(['Choose a language', 'Add a text', 'Mark your first word']);
  expect(within(steps).getByRole('link', { name: 'Practice' }).getAttribute('href')).toBe('/practice');
});

it('hides the learning steps from a shop client', async () => {
  openHelp({ shopClient: true });
  await screen.findByText('Questions and answers');
  expect(screen.queryByText('First steps')).toBeNull();
});

it('searches answers and shortcuts while the user types, highlights matches, and supports arrow keys', async () => {
  const user = openHelp();
  await user.type(await screen.findByRole('searchbox'), 'ÁNKI');
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await waitFor(() => expect(new Set(marks())).toEqual(new Set(['Anki'])));
  expect(screen.getByRole('status').textContent).toMatch(/^\d results$/);
  // Matching answers are expanded.
  expect([...document.querySelectorAll('details')].every(({ open }) => open)).toBe(true);
  expect(screen.queryByText('First steps')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/LingQ, Lute, LWT or Anki/);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/export my words/);
  await user.type(screen.getByRole('searchbox'), ' xyz');
  await screen.findByText('No results');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByText('First steps');
});

it('opens the answer named in the URL', async () => {
  openHelp({ path: '/help#practice_levels' });
  await screen.findByText('Questions and answers');
  const open = [...document.querySelectorAll('details')].filter((one) => one.open).map(({ id }) => id);
  expect(open).toEqual(['practice_levels']);
  expect(document.activeElement).toBe(question(/change the level of a word/));
});

it('shows the account’s shortcuts in the list and in the answers', async () => {
  openHelp({ shortcuts: { save_sentence: 'j' } });
  const row = (await screen.findByText('Save sentence (toggle)')).parentElement as HTMLElement;
  await waitFor(() => expect(within(row).getByText('J')).toBeDefined());
  expect(question(/bookmarks, notes/).closest('details')?.textContent).toContain('sentences (J)');
});
