import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { sampleWordId } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { savedServer } from '@/testing/saved-server.ts';
import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

const story = ['Le chat dort. ', 'Le chien voit le chat. ', 'Fin.'];

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('saves and unsaves the selected sentence by keyboard', async () => {
  const { routes, items } = savedServer();
  const { user } = await openReader(story, { routes });
  await user.click(await screen.findByText('chien'));
  const saveButton = await screen.findByRole('button', { name: 'Save sentence' });
  expect(saveButton.getAttribute('aria-pressed')).toBe('false');
  await user.keyboard('q');
  await waitFor(() => expect(items()).toEqual([{ kind: 'sentence', text: textId, sentence: 1 }]));
  await screen.findByText('Sentence saved');
  await waitFor(() => expect(saveButton.getAttribute('aria-pressed')).toBe('true'));
  await user.keyboard('q');
  await waitFor(() => expect(items()).toEqual([]));
});

it('saves the sentence and the word from the panel, and undoes saving the word', async () => {
  const { routes, items } = savedServer();
  const { user } = await openReader(story, { routes });
  await user.click(await screen.findByText('chien'));
  await user.click(await screen.findByRole('button', { name: 'Save sentence' }));
  await user.click(await screen.findByRole('button', { name: 'Save word' }));
  await waitFor(() =>
    expect(items()).toEqual([
      { kind: 'sentence', text: textId, sentence: 1 },
      { kind: 'word', word: sampleWordId('chien') },
    ]),
  );
  const alert = (await screen.findByText('Word saved')).closest<HTMLElement>('[role="alert"]');
  await user.click(within(alert ?? document.body).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  const saveButton = screen.getByRole('button', { name: 'Save word' });
  await waitFor(() => expect(saveButton.getAttribute('aria-pressed')).toBe('false'));
});
