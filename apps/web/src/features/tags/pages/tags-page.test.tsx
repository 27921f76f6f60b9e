import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { entry, openTags, sampleTag } from '../testing/open-tags.tsx';

const animals = sampleTag(1, 'Animals', { color: 'teal' });
const beasts = sampleTag(2, 'Beasts', {
  item_count: 0,
  item_types: [],
  counts: { texts: 0, articles: 0, subtitles: 0, videos: 0, words: 0, ebooks: 0 },
});
const tagPath = `/api/tags/${animals.id}/`;
const nameTaken = { status: 409, body: { error: 'taken', code: 'tag_exists' } };

const openDetails = async (user: ReturnType<typeof openTags>['user'], name = 'Animals') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Tag' }));
};

it('counts uses in the current language or in all languages, and filters the list', async () => {
  const { user, lastQuery } = openTags([animals, beasts]);
  const row = within((await screen.findAllByRole('listitem'))[0] as HTMLElement);
  expect(row.getByText('2 texts')).toBeDefined();
  expect(row.getByText('3 words')).toBeDefined();
  // Most tags belong to other languages.
  const other = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  expect(other.getByText('Beasts')).toBeDefined();
  expect(other.queryByText(/Nothing|Not in use/)).toBeNull();
  expect(lastQuery()).toEqual({ language: 'fr', page: '1', page_size: '50', sort: 'name' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Count items in' }), 'all');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Used for' }), 'other');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'most_used');
  await waitFor(() =>
    expect(lastQuery()).toEqual({ page: '1', page_size: '50', sort: 'most_used', type: 'other' }),
  );
  expect(await screen.findByText('Unused')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'zebra');
  await screen.findByText('No matching tags');
  await user.click(screen.getByRole('button', { name: 'Show all tags' }));
  await screen.findByRole('button', { name: 'Animals' });
});

it('ignores invalid parameters in the URL', async () => {
  const { lastQuery } = openTags([animals], { path: '/tags?type=poem&sort=size&tag=1&page=x&language=%3F' });
  await screen.findByRole('button', { name: 'Animals' });
  expect(lastQuery()).toEqual({ language: 'fr', page: '1', page_size: '50', sort: 'name' });
});

it('moves through the tags by keyboard and shows the items with a tag', async () => {
  const { user } = openTags([animals, beasts]);
  (await screen.findByRole('button', { name: 'Animals' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Beasts');
  await user.keyboard('{ArrowUp}{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Tag' }));
  const link = await panel.findByText('Le chat');
  expect(link.getAttribute('href')).toBe(`/reading/${entry}`);
  const showAll = panel.getByLabelText('Show all: 3 words');
  expect(showAll.getAttribute('href')).toBe('/words?tag=Animals');
  expect(panel.getByText('chat').getAttribute('lang')).toBe('fr');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('creates a tag with a color', async () => {
  const created = sampleTag(3, 'Fables');
  const { user, changes } = openTags([], { routes: { 'POST /api/tags/': { status: 201, body: created } } });
  await screen.findByText('No tags yet');
  await user.click(screen.getAllByRole('button', { name: 'New tag' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'a,b');
  await user.click(dialog.getByRole('button', { name: 'Create tag' }));
  await dialog.findByText('A tag can’t contain a comma');
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Fables');
  await user.click(dialog.getByRole('radio', { name: 'Pink' }));
  await user.click(dialog.getByRole('button', { name: 'Create tag' }));
  await screen.findByText('Tag “Fables” created successfully');
  expect(changes()).toEqual([['POST', '/api/tags/', { name: 'Fables', color: 'pink' }]]);
});

it('changes a tag’s color immediately', async () => {
  const { user, changes } = openTags([animals], {
    routes: { [`PATCH ${tagPath}`]: { status: 200, body: { ...animals, color: 'red' } } },
  });
  const panel = await openDetails(user);
  expect(await panel.findByRole('radio', { name: 'Teal' })).toHaveProperty('checked', true);
  await user.click(panel.getByRole('radio', { name: 'Red' }));
  await waitFor(() => expect(changes()).toEqual([['PATCH', tagPath, { color: 'red' }]]));
});

it('offers to merge two tags if a name is taken', async () => {
  const { user, changes } = openTags([animals, beasts], {
    routes: { [`PATCH ${tagPath}`]: nameTaken, [`POST ${tagPath}merge/`]: { status: 200, body: beasts } },
  });
  const panel = await openDetails(user);
  await user.click(await panel.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit tag' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'beasts{Enter}');
  await dialog.findByText('A tag with this name already exists.');
  await user.click(await dialog.findByRole('button', { name: 'Merge into “Beasts”' }));
  await screen.findByText('“Animals” was merged into “Beasts”');
  expect(changes()).toEqual([
    ['PATCH', tagPath, { name: 'beasts', color: 'teal' }],
    ['POST', `${tagPath}merge/`, { into: beasts.id }],
  ]);
});

it('merges a tag into the selected one', async () => {
  const { user, changes } = openTags([animals, beasts], {
    routes: { [`POST ${tagPath}merge/`]: { status: 200, body: beasts } },
  });
  const panel = await openDetails(user);
  await user.click(await panel.findByRole('button', { name: 'Merge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge “Animals” with another tag' }));
  expect(dialog.queryByRole('radio', { name: 'Animals' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true);
  await user.click(await dialog.findByRole('radio', { name: 'Beasts' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(changes()).toEqual([['POST', `${tagPath}merge/`, { into: beasts.id }]]));
});

it('deletes a tag immediately and undoes the deletion', async () => {
  const { user, changes } = openTags([animals], {
    routes: {
      [`DELETE ${tagPath}`]: { status: 204 },
      [`POST ${tagPath}restore/`]: { status: 200, body: animals },
    },
  });
  const panel = await openDetails(user);
  await user.click(await panel.findByRole('button', { name: 'Delete' }));
  const successToast = await screen.findByText('Tag “Animals” deleted successfully');
  expect(changes()).toEqual([['DELETE', tagPath, null]]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(changes()[1]).toEqual(['POST', `${tagPath}restore/`, null]));
  await waitFor(() => expect(successToast.isConnected).toBe(false));
});

it('shows an error if the tags can’t be loaded', async () => {
  openTags([], {
    routes: { 'GET /api/tags/': { status: 500, body: { error: 'x', code: 'internal_error' } } },
  });
  await screen.findByRole('alert');
  await screen.findByText('Try Again');
});
