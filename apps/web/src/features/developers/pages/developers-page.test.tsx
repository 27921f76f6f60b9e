import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { documentWithLimit } from '../testing/sample-document.ts';
import { DevelopersPage } from './developers-page.tsx';

const openApi = documentWithLimit({ calls: 300, seconds: 900 });

function open(path: string) {
  const received = fakeServer({ 'GET /api/schema/': { status: 200, body: openApi } });
  renderApp(
    <Routes>
      <Route path="/developers/:operation?" element={<DevelopersPage />} />
    </Routes>,
    { path },
  );
  return received;
}

const list = () => screen.findByRole('navigation', { name: 'Endpoints' });

it('finds a route by words from its description and shows its details', async () => {
  open('/developers');
  await screen.findByRole('heading', { name: 'Before your first call' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an endpoint' }), 'create TAG');
  const routes = within(await list());
  await waitFor(() => expect(routes.getAllByRole('link')).toHaveLength(1));
  routes.getByText('1 endpoint');
  await userEvent.click(routes.getByRole('link', { name: /Create a tag/ }));

  await screen.findByRole('heading', { level: 2, name: 'Create a tag' });
  screen.getByText('Any signed-in user');
  const body = within(screen.getByRole('list', { name: 'Body' }));
  body.getByText('1 to 60 characters');
  body.getByText('teal');
  expect(body.getByText('required').closest('li')?.textContent).toMatch(/^name/);
  const errors = screen.getByRole('table');
  within(errors).getByRole('rowheader', { name: 'tag_exists' });
});

it('opens a route by its URL, next to the list of routes', async () => {
  open('/developers/login');
  const heading = await screen.findByRole('heading', { level: 2, name: /^Sign in;/ });
  expect(document.activeElement).toBe(heading);
  within(await list()).getByRole('link', { current: 'page' });
  screen.getByText('At most 300 calls in 900 seconds.');
  screen.getByText('Anyone', { selector: '.mantine-Badge-label' });
});

it('shows the example call in the selected language and authentication method', async () => {
  open('/developers/createTag');
  const code = await screen.findByRole('region', { name: 'Example call' });
  expect(code.textContent).toContain('Authorization: Bearer $GLOSSA_TOKEN');
  await userEvent.click(screen.getByRole('radio', { name: 'Session' }));
  expect(code.textContent).toContain('X-CSRFToken: $CSRF');
  await userEvent.click(screen.getByRole('radio', { name: 'JavaScript' }));
  expect(code.textContent).toContain("fetch('/api/tags/'");
});

it('expands the fields of a nested object', async () => {
  open('/developers/listTags');
  const results = await screen.findByText('Fields of results');
  expect(screen.queryByText('item_count')).toBeNull();
  await userEvent.click(results);
  await screen.findByText('item_count');
});

it('moves from the search field into the list with the arrow keys', async () => {
  open('/developers?q=goals');
  const routes = within(await list());
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(routes.getAllByRole('link')[0]);
});

it('shows that no route matches and offers to show all routes', async () => {
  open('/developers/nothing?q=xyzzy');
  await screen.findByText('There’s no endpoint “nothing”');
  await userEvent.click(screen.getByRole('button', { name: 'Show all endpoints' }));
  await screen.findByText(/^\d{3} endpoints$/);
});

it('offers a retry when the schema can’t be loaded', async () => {
  fakeServer({
    'GET /api/schema/': (_request, count) =>
      count === 1
        ? { status: 500, body: { error: 'no', code: 'internal_error' } }
        : { status: 200, body: openApi },
  });
  renderApp(<DevelopersPage />, { path: '/developers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await list();
});
