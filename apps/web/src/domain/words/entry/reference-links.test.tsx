import type { ReferenceSite } from '@glossa/contract/reference-site';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useShortcutListener } from '@/lib/shortcuts/use-shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ReferenceLinks } from './reference-links.tsx';

const sites: ReferenceSite[] = [
  { name: 'Wiktionary', url: 'https://{interface}.wiktionary.org/wiki/{lemma}', opens_in: 'tab' },
  { name: 'Forvo', url: 'https://forvo.com/word/{word}/#{language}', opens_in: 'new_tab' },
  { name: 'DeepL', url: 'https://www.deepl.com/translator#de/en/{sentence}', opens_in: 'window' },
];

const lookup = { text: 'häuser', entries: [], lemmas: [], dictionaries_installed: true, translation: false };
const entry = {
  headword: 'Haus',
  reading: '',
  part_of_speech: '',
  senses: [{ text: 'house' }],
  dictionary: { name: 'd', title: 'd', licence: '', source: '', target: 'en' },
  match: 'lemma',
  lemma: 'Haus',
};

function Panel(props: Partial<Parameters<typeof ReferenceLinks>[0]>) {
  useShortcutListener();
  return <ReferenceLinks text="Häuser" lemma="haus" sentence="Die Häuser." language="de" {...props} />;
}

function open(props: Parameters<typeof Panel>[0] = {}, { shown = sites, entries = [] as object[] } = {}) {
  fakeServer({
    'GET /api/words/lookup/sites/': { status: 200, body: { is_default: false, sites: shown } },
    'GET /api/words/lookup/': { status: 200, body: { ...lookup, entries } },
  });
  renderApp(<Panel {...props} />);
}

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => vi.restoreAllMocks());

it('links to each site with the word, its lemma and its sentence', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Look up “Häuser” in Wiktionary' })).toHaveProperty(
    'target',
    'glossa-reference',
  );
  expect(hrefOf(/Wiktionary/)).toBe('https://en.wiktionary.org/wiki/haus');
  expect(hrefOf(/Forvo/)).toBe('https://forvo.com/word/H%C3%A4user/#de');
  expect(hrefOf(/DeepL/)).toBe('https://www.deepl.com/translator#de/en/Die%20H%C3%A4user.');
  expect(screen.getByRole('link', { name: /Forvo/ }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('link', { name: /Forvo/ }).getAttribute('aria-keyshortcuts')).toBe('Alt+2');
});

it('spells the lemma as dictionaries do', async () => {
  open({}, { entries: [entry] });
  await screen.findByRole('link', { name: /Wiktionary/ });
  await waitFor(() => expect(hrefOf(/Wiktionary/)).toBe('https://en.wiktionary.org/wiki/Haus'));
});

it('leaves the gap out of a phrase’s URL, and doesn’t require a lemma', async () => {
  open({ text: 'rief … an', lemma: undefined });
  await screen.findByRole('link', { name: /Wiktionary/ });
  expect(hrefOf(/Wiktionary/)).toBe('https://en.wiktionary.org/wiki/rief%20an');
});

it('opens sites by click and by key, in a shared tab, a new tab or a shared window', async () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  open();
  fireEvent.click(await screen.findByRole('link', { name: /Wiktionary/ }));
  expect(opened).toHaveBeenLastCalledWith('https://en.wiktionary.org/wiki/haus', 'glossa-reference', '');
  fireEvent.keyDown(document.body, { key: '2', code: 'Digit2', altKey: true });
  expect(opened).toHaveBeenLastCalledWith(hrefOf(/Forvo/), '_blank', 'noopener,noreferrer');
  // On a Mac, Option turns the digit into a symbol.
  fireEvent.keyDown(document.body, { key: '£', code: 'Digit3', altKey: true });
  expect(opened).toHaveBeenLastCalledWith(
    hrefOf(/DeepL/),
    'glossa-reference-window',
    expect.stringContaining('popup,width=480'),
  );
  fireEvent.keyDown(document.body, { key: '4', code: 'Digit4', altKey: true });
  fireEvent.click(screen.getByRole('link', { name: /Forvo/ }), { ctrlKey: true });
  expect(opened).toHaveBeenCalledTimes(3);
});

it('assigns the key 0 to the tenth site', async () => {
  const shownSites = Array.from({ length: 10 }, (_, n) => ({
    ...(sites[0] as ReferenceSite),
    name: `Site ${n}`,
  }));
  open({}, { shown: shownSites });
  expect((await screen.findByRole('link', { name: /Site 9/ })).getAttribute('aria-keyshortcuts')).toBe(
    'Alt+0',
  );
});
