import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleMap, sampleNode } from '../testing/sample-map.ts';
import { MindmapPage } from './mindmap-page.tsx';

/** Opens a map of connected words and one isolated word. */
async function open(path: string) {
  const body = { ...sampleMap, nodes: [...sampleMap.nodes, sampleNode(4, 'seul')] };
  fakeServer({ 'GET /api/words/mindmap/': { status: 200, body } });
  renderApp(<MindmapPage />, { path, session: { state: { status: 'authenticated', user: sampleUser() } } });
  await screen.findByRole('table');
  return {
    user: userEvent.setup(),
    words: () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent),
  };
}

it('starts with the words around one word, and switches to all words and back', async () => {
  const { user, words } = await open('/mindmap?view=list');
  expect(words()).toEqual(['chaud', 'froid', 'été']);
  await user.click(screen.getByRole('radio', { name: 'All words (4)' }));
  expect(words()).toEqual(['chaud', 'froid', 'été', 'seul']);
  await user.click(screen.getByRole('radio', { name: 'Around “chaud”' }));
  expect(words()).toEqual(['chaud', 'froid', 'été']);
});

it('shows all words when the URL requests them', async () => {
  const { words } = await open('/mindmap?view=list&words=all');
  expect(words()).toContain('seul');
});

it('shows all search results', async () => {
  const { words } = await open('/mindmap?view=list&search=s');
  expect(words()).toContain('seul');
  expect(screen.queryByRole('radio', { name: /^All words/ })).toBeNull();
});
