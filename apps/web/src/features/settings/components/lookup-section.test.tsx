import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LookupSection } from './lookup-section.tsx';

const site = (name: string) => ({ name, url: `https://${name.toLowerCase()}.test/{word}`, opens_in: 'tab' });
const dictionary = (name: string) => ({
  name,
  title: name,
  target: 'en',
  is_hidden: false,
  is_fallback: false,
});

/** Opens the section with a fake server that stores settings. Returns the saved settings. */
function open(sites = [site('One'), site('Two'), site('Three')]) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const bodies: unknown[] = [];
  const defaults = { is_default: true, sites };
  let order = { is_default: true, dictionaries: [dictionary('Small'), dictionary('Large')] };
  fakeServer({
    'GET /api/words/lookup/sites/': { status: 200, body: defaults },
    'PUT /api/words/lookup/sites/': ({ body }) => {
      bodies.push(body);
      const own = (body as { sites: unknown }).sites;
      return { status: 200, body: own ? { is_default: false, sites: own } : defaults };
    },
    'GET /api/words/lookup/dictionaries/': () => ({ status: 200, body: order }),
    'PUT /api/words/lookup/dictionaries/': ({ body }) => {
      bodies.push(body);
      const choices = (body as { dictionaries: { name: string; is_hidden: boolean }[] }).dictionaries;
      order = {
        is_default: false,
        dictionaries: choices.map((choice) => ({ ...dictionary(choice.name), ...choice })),
      };
      return { status: 200, body: order };
    },
  });
  const user = sampleUser({
    selected_languages: [
      { code: 'de', name: 'German' },
      { code: 'fr', name: 'French' },
    ],
    current_language: 'fr',
  });
  renderApp(<LookupSection />, { session: { state: { status: 'authenticated', user } } });
  return bodies;
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('moves websites and announces their new positions', async () => {
  const bodies = open();
  await screen.findByRole('list', { name: 'Websites' });
  press('Move Three up');
  await waitFor(() => expect(namesIn('Websites')).toEqual(['One', 'Three', 'Two']));
  expect(screen.getByText('Three: now 2 of 3')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Three up');
  press('Move Three up');
  await waitFor(() => expect(namesIn('Websites')).toEqual(['Three', 'One', 'Two']));
  press('Move Three up');
  await waitFor(() => expect(namesIn('Websites')).toEqual(['Three', 'One', 'Two']));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies.at(-1)).toEqual({ language: 'fr', sites: [site('Three'), site('One'), site('Two')] });
});

it('removes a website, and resets the list', async () => {
  const bodies = open();
  await screen.findByRole('list', { name: 'Websites' });
  const reset = () => screen.getByRole('button', { name: 'Reset Websites to defaults' });
  expect(reset()).toHaveProperty('disabled', true);
  press('Remove Two');
  await waitFor(() => expect(namesIn('Websites')).toEqual(['One', 'Three']));
  await waitFor(() => expect(bodies).toHaveLength(1));
  fireEvent.click(reset());
  await waitFor(() => expect(namesIn('Websites')).toEqual(['One', 'Two', 'Three']));
  expect(bodies.at(-1)).toEqual({ language: 'fr', sites: null });
});

it('adds and edits websites', async () => {
  const bodies = open([site('One')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a website' }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Name', ' Two ');
  type('URL', 'https://two.test/');
  press('Save');
  expect(await screen.findByText('Put {word}, {lemma} or {sentence} where the word goes')).toBeDefined();
  type('URL', 'https://two.test/{word}');
  fireEvent.click(screen.getByRole('radio', { name: 'A small window' }));
  press('Save');
  await waitFor(() => expect(namesIn('Websites')).toEqual(['One', 'Two']));
  const two = { ...site('Two'), opens_in: 'window' };
  await waitFor(() => expect(bodies).toEqual([{ language: 'fr', sites: [site('One'), two] }]));

  press('Edit One');
  type('Name', 'First');
  press('Save');
  await waitFor(() => expect(namesIn('Websites')).toEqual(['First', 'Two']));
});

it('allows up to ten websites', async () => {
  open(Array.from({ length: 10 }, (_, n) => site(`Site${n}`)));
  expect(await screen.findByRole('button', { name: 'Add a website' })).toHaveProperty('disabled', true);
});

it('reorders dictionaries and turns them off', async () => {
  const bodies = open();
  await screen.findByRole('list', { name: 'Dictionaries' });
  press('Move Small down');
  await waitFor(() => expect(namesIn('Dictionaries')).toEqual(['Large', 'Small']));
  fireEvent.click(screen.getByRole('switch', { name: 'Use Small' }));
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual({
      language: 'fr',
      dictionaries: [
        { name: 'Large', is_hidden: false },
        { name: 'Small', is_hidden: true },
      ],
    }),
  );
});
