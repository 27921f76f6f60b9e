import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sampleId, openSaved, savedItem, text, video } from './testing/open-saved.tsx';

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('links each item to its source', async () => {
  openSaved([
    savedItem(),
    savedItem({
      id: sampleId('b'),
      kind: 'moment',
      quote: 'Bonjour.',
      source: { kind: 'video', id: video, title: 'Un film' },
      source_title: 'Un film',
      sentence: null,
      at: 75.5,
    }),
    savedItem({ id: sampleId('c'), kind: 'text', quote: '', source_title: 'Tout le chat', sentence: null }),
    savedItem({
      id: sampleId('d'),
      kind: 'word',
      quote: 'dormir',
      source: null,
      source_title: '',
      sentence: null,
      word: { id: 5, listed: true, level: 2, ignored: false, translation: 'to sleep' },
    }),
  ]);
  expect(await linkTo('Le chat dort.')).toBe(`/reading/${text}?sentence=7`);
  expect(await linkTo('Bonjour.')).toBe(`/videos/learn/${video}?at=75.5`);
  screen.getByText('1:15');
  expect(await linkTo('Tout le chat')).toBe(`/reading/${text}`);
  expect(await linkTo('dormir')).toBe('/words?search=dormir');
  screen.getByText('to sleep');
  await screen.findByText('Learning, level 2');
});

it('shows whether the source is deleted, in the trash or changed', async () => {
  openSaved([
    savedItem({ quote: 'Perdue.', source: null, source_title: 'Brûlé', sentence: null }),
    savedItem({ id: sampleId('b'), quote: 'Jetée.', in_trash: true }),
    savedItem({ id: sampleId('c'), quote: 'Coupée.', sentence: null }),
  ]);
  await screen.findByText('Perdue.');
  screen.getByText('No longer in your library');
  screen.getByText('In the trash');
  screen.getByText('This sentence is no longer in the text.');
  // Only the text that still exists is linked.
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Le chat']);
});

it('filters by kind and search text', async () => {
  const { user, lastQuery } = openSaved([
    savedItem(),
    savedItem({ id: sampleId('b'), kind: 'text', quote: '' }),
  ]);
  await user.click(await screen.findByRole('radio', { name: /^Texts/ }));
  await waitFor(() =>
    expect(lastQuery()).toEqual({ language: 'fr', kind: 'text', page: '1', page_size: '24' }),
  );
  await user.type(screen.getByRole('searchbox'), 'dog');
  await screen.findByText('No results');
  expect(lastQuery()).toMatchObject({ kind: 'text', search: 'dog' });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('link', { name: 'Le chat dort.' });
  await user.click(screen.getByRole('radio', { name: /^Moments/ }));
  await screen.findByText('Nothing of this type saved yet');
});

it('adds a note, removes the item and undoes both', async () => {
  const { user, changes } = openSaved([savedItem()]);
  await user.click(await screen.findByRole('button', { name: 'Add a note to “Le chat dort.”' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'the cat{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Remove “Le chat dort.” from Saved' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const itemPath = `/api/saved/${savedItem().id}/`;
  await waitFor(() =>
    expect(changes()).toEqual([
      ['PATCH', itemPath, { note: 'the cat' }],
      ['PATCH', itemPath, { note: '' }],
      ['DELETE', itemPath, null],
      ['POST', `${itemPath}restore/`, null],
    ]),
  );
});

it('explains how to save items, with the account’s shortcut, if nothing is saved', async () => {
  openSaved([]);
  await screen.findByText('Nothing saved yet');
  await screen.findByText(/press J while reading/);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
