import type { SearchResults } from '@glossa/contract/search';
import { IconBook } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { saveRecentSearch, SearchDialog } from './search-dialog.tsx';

const noResults = { results: [], more: false };
const none: SearchResults = {
  texts: noResults,
  videos: noResults,
  words: noResults,
  saved: noResults,
  tags: noResults,
  products: noResults,
};
const id = '0192a0b0-0000-7000-8000-0000000000a1';
const found: SearchResults = {
  ...none,
  texts: { results: [{ id, title: 'Le Chat botté', author: 'Perrault', language: 'fr' }], more: true },
  words: { results: [{ id: 4, text: 'chat', translation: 'cat', language: 'fr' }], more: false },
};
const pages = [
  { to: '/settings', name: 'Settings', icon: IconBook },
  { to: '/reading/trash', name: 'Trash', icon: IconBook },
];
type Routes = Parameters<typeof fakeServer>[0];
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

beforeEach(() => {
  // jsdom has no layout and can't scroll.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => localStorage.clear());

function openSearch(response: Routes[string] = { status: 200, body: found }, user = sampleUser()) {
  const received = fakeServer({ 'GET /api/search/': response });
  const onClose = vi.fn();
  renderApp(
    <>
      <SearchDialog pages={pages} onClose={onClose} />
      <Where />
    </>,
    { path: '/', session: { state: { status: 'authenticated', user } } },
  );
  const sentQueries = () => received.map(({ query }) => query);
  const currentUrl = () => document.querySelector('output')?.textContent;
  return { user: userEvent.setup(), asked: sentQueries, onClose, place: currentUrl };
}
const field = () => screen.findByLabelText('Search', { selector: 'input' });
const selectedOption = () => document.querySelector('[aria-selected="true"]')?.textContent;

it('searches once per query, highlights matches and opens the first result on Enter', async () => {
  const { user, asked, onClose, place } = openSearch();
  await user.type(await field(), ' chat');
  const row = await screen.findByText('botté', { exact: false });
  expect(within(row).getByText('Chat').tagName).toBe('MARK');
  expect(asked()).toEqual([{ q: 'chat', language: 'fr' }]);
  await waitFor(() => expect(selectedOption()).toContain('chat'));
  await user.keyboard('{Enter}');
  expect(place()).toBe('/words?search=chat');
  expect(onClose).toHaveBeenCalledOnce();
});

it('moves through the results with the arrow keys', async () => {
  const { user, place } = openSearch();
  await user.type(await field(), 'chat');
  await screen.findByText('See all in the library');
  expect((await field()).getAttribute('aria-activedescendant')).toBe(
    document.querySelector('[aria-selected="true"]')?.id,
  );
  await user.keyboard('{ArrowDown}');
  expect(selectedOption()).toContain('Perrault');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selectedOption()).toBe('See all in the library');
  await user.keyboard('{Enter}');
  expect(place()).toBe('/reading?search=chat');
});

it('handles Enter once the pending results have arrived', async () => {
  const pendingResponses: ((answer: { status: number; body: unknown }) => void)[] = [];
  const { user, asked, place } = openSearch(() => new Promise((resolve) => pendingResponses.push(resolve)));
  await user.type(await field(), 'trash{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(place()).toBe('/');
  pendingResponses[0]?.({ status: 200, body: none });
  await waitFor(() => expect(place()).toBe('/reading/trash'));
});

it('finds pages regardless of case and accents', async () => {
  const { user, place } = openSearch({ status: 200, body: none });
  await user.type(await field(), 'SETTÍNGS');
  await waitFor(() => expect(selectedOption()).toBe('Settings'));
  await user.click(screen.getByText('Settings'));
  expect(place()).toBe('/settings');
});

it('remembers recent searches until they are cleared', async () => {
  saveRecentSearch(sampleUser().id, 'cheval');
  const { user, asked } = openSearch();
  await user.click(await screen.findByText('cheval'));
  await waitFor(() => expect(asked()).toEqual([{ q: 'cheval', language: 'fr' }]));
  await user.clear(await field());
  await user.click(await screen.findByText('Clear recent searches'));
  expect(screen.queryByText('cheval')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('searches in all languages on request', async () => {
  const learner = sampleUser({
    selected_languages: [
      { name: 'French', code: 'fr' },
      { name: 'German', code: 'de' },
    ],
  });
  const { user, asked } = openSearch({ status: 200, body: found }, learner);
  await user.type(await field(), 'chat');
  await screen.findByText('See all in the library');
  await user.click(await screen.findByText('Search in all languages'));
  await waitFor(() => expect(asked()).toEqual([{ q: 'chat', language: 'fr' }, { q: 'chat' }]));
  expect(await screen.findAllByText('French', { exact: false })).toHaveLength(2);
  expect(screen.queryByText('Search in all languages')).toBeNull();
});

it('says that nothing was found or that the search failed', async () => {
  let fails = true;
  const { user } = openSearch(() =>
    fails ? { status: 500, body: { error: 'x', code: 'internal_error' } } : { status: 200, body: none },
  );
  await user.type(await field(), 'zebra');
  await screen.findByText('Server error. Please try again later.', { exact: false });
  fails = false;
  await user.click(screen.getByText('Try Again'));
  await screen.findByText('Nothing found for “zebra”');
});
