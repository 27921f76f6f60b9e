import type { PracticeCard } from '@glossa/contract/practice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { ReceivedRequest } from '@/testing/fake-server.ts';
import { word } from '@/testing/word.ts';
import { openPractice, reviewResponse, start } from '../testing/open-practice.tsx';
import { sampleCard } from '../testing/sample-cards.ts';

describe('practice', () => {
  it('shows how many words the selected modes can practice before a session starts', async () => {
    const cardsResponse = (cards: readonly PracticeCard[], left: number) => ({
      status: 200,
      body: { results: cards, left_out: left },
    });
    const { user } = openPractice(
      [],
      {},
      {
        'GET /api/words/practice/': ({ query }: ReceivedRequest) =>
          String(query['modes']).includes('cloze')
            ? cardsResponse([sampleCard(1), sampleCard(2)], 3)
            : cardsResponse([], 5),
      },
    );
    expect(await screen.findByRole('button', { name: 'Practice 2 cards' })).toBeTruthy();
    const leftOutNote = '3 words skipped. Add a translation to practice them.';
    expect(screen.getByText(leftOutNote, { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Fill in the blank/ }));
    const none = 'These words need a translation before you can practice them.';
    expect(await screen.findByText(none, { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Practice/ }).hasAttribute('disabled')).toBe(true);
  });

  it('links to the words of the selected tag that have no translation', async () => {
    openPractice(
      [],
      {},
      { 'GET /api/words/practice/': { status: 200, body: { results: [sampleCard(1)], left_out: 2 } } },
      '/practice?tag=animals',
    );
    const link = await screen.findByRole('link', { name: 'Show words without a translation' });
    expect(link.getAttribute('href')).toBe('/words?status=learning&tag=animals&translated=false');
  });

  it('shows no link to untranslated words when every word can be practiced', async () => {
    openPractice([sampleCard(1)]);
    await screen.findByRole('button', { name: 'Practice 1 card' });
    expect(screen.queryByRole('link', { name: 'Show words without a translation' })).toBeNull();
  });

  it('shows when the next word is due if nothing is due now', async () => {
    openPractice([], { due: 0, new_left: 0, next_due: new Date(Date.now() + 7_500_000).toISOString() });
    expect(await screen.findByText('All done! Next review in 2 hours.')).toBeTruthy();
  });

  it('links learners without words to the library', async () => {
    openPractice([], { words: 0 });
    expect(await screen.findByRole('link', { name: 'Go to reading' })).toBeTruthy();
  });

  it('skips listening on a device without a voice and explains why', async () => {
    const { user, received } = openPractice([sampleCard(1)]);
    expect(await screen.findByText('This device has no voice for French')).toBeTruthy();
    await start(user);
    await screen.findByText('word1');
    const { query } = received.find(({ path }) => path === '/api/words/practice/') as ReceivedRequest;
    expect(query).toEqual({ language: 'fr', limit: '20', modes: 'recognise,cloze,recall,type' });
  });

  it('reveals and rates cards by keyboard, undoes with Z and shows a summary', async () => {
    const { user, reviews, received } = openPractice([sampleCard(1), sampleCard(2)]);
    await start(user);
    await screen.findByText('word1');
    await user.keyboard('3');
    expect(reviews()).toEqual([]);
    await user.keyboard(' ');
    expect(await screen.findByText('mot1')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Good/ }).textContent).toContain('2 days');
    await user.keyboard('4');
    await screen.findByText('word2');
    await waitFor(() => expect(reviews()).toHaveLength(1));
    expect(reviews()[0]?.body).toMatchObject({ rating: 4, version: 0, mode: 'recall' });

    await user.keyboard('z');
    await screen.findByText('word1');
    await waitFor(() => expect(received.at(-1)?.method).toBe('DELETE'));
    await user.keyboard(' 3');
    await screen.findByText('word2');
    // Enter accepts the suggested rating.
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Well done' })).toBeTruthy();
    expect(screen.getByText('100%')).toBeTruthy();
  });

  it.each([
    ['Space', {}, ' '],
    ['a number', { mode: 'recognise' as const, text: 'mot1', choices: ['word1', 'dog', 'fox', 'hen'] }, '1'],
  ])('accepts %s as soon as a card appears', async (_, changes, key) => {
    const { user } = openPractice([sampleCard(1, changes)]);
    await screen.findByRole('button', { name: /^Practice \d/ });
    // Observers run before passive effects, so the key is pressed as early as possible.
    const watch = new MutationObserver(() => {
      if (!screen.queryByText(/^(How do you say it|What does it mean)\?$/)) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await start(user);
    expect(await screen.findByRole('group', { name: 'How well did you remember it?' })).toBeTruthy();
  });

  it('suggests levels that can be applied with a click and undone', async () => {
    const { user, received } = openPractice([sampleCard(1)]);
    await start(user);
    await screen.findByText('word1');
    await user.keyboard(' 4');
    const apply = await screen.findByRole('button', { name: 'mot1: Level 2' });
    await user.click(apply);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'mot1: Level 2' })).toBeTruthy();
    expect(received.filter(({ path }) => /bulk_update|undo/.test(path)).map(({ body }) => body)).toEqual([
      { ids: [1], knowledge_level: 2 },
      { token: '0192a0b0-0000-7000-8000-0000000000c1' },
    ]);
  });

  it('compares the typed answer with the word', async () => {
    const { user, reviews } = openPractice([sampleCard(1, { mode: 'type', text: 'fenêtre' })]);
    await start(user);
    const field = await screen.findByRole('textbox', { name: 'Type the word' });
    expect([field.lang, field.closest<HTMLElement>('[dir]')?.dir]).toEqual(['fr', 'ltr']);
    await user.type(field, 'fenètr1{Enter}');
    expect(await screen.findByText('Not quite')).toBeTruthy();
    // A wrong answer is rated "again" unless the learner chooses otherwise.
    await user.keyboard(' ');
    await waitFor(() => expect(reviews()[0]?.body).toMatchObject({ rating: 1, mode: 'type' }));
    await user.type(await screen.findByRole('textbox', { name: 'Type the word' }), 'Fenetre{Enter}');
    expect(await screen.findByText('Right, but check accents and capitals')).toBeTruthy();
  });

  it('shows a gap in place of the word, and meanings to choose from', async () => {
    const sentence = { text: 'Le chat dort.', spans: [{ from: 3, to: 7 }], source: null };
    const choices = ['dog', 'cat', 'fox', 'hen'];
    const { user } = openPractice([
      sampleCard(1, { mode: 'cloze', text: 'chat', translation: 'cat', sentence }),
      sampleCard(2, { mode: 'recognise', text: 'chien', translation: 'dog', choices }),
    ]);
    await start(user);
    expect((await screen.findByText(/^Le/)).textContent).toBe('Le missing word dort.');
    await user.keyboard(' ');
    expect(screen.getByText(/^Le/).textContent).toBe('Le chat dort.');
    await user.keyboard('3');
    await screen.findByText('chien');
    await user.keyboard('2');
    expect(await screen.findByLabelText('Your answer')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Again/ }).hasAttribute('data-suggested')).toBe(true);
  });

  it('continues offline and sends the answers once reconnected', async () => {
    let isAway = true;
    const { user, reviews } = openPractice(
      [sampleCard(1), sampleCard(2)],
      {},
      {
        'POST /api/words/1/review/': (request: ReceivedRequest) => {
          if (isAway) throw new TypeError('Failed to fetch');
          return reviewResponse(request);
        },
      },
    );
    await start(user);
    await screen.findByText('word1');
    await user.keyboard(' 3');
    expect(await screen.findByText(/1 answer will be sent later/)).toBeTruthy();
    await user.keyboard(' 3');
    expect(await screen.findByText(/2 answers will be sent later/)).toBeTruthy();
    isAway = false;
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(
        reviews()
          .map(({ path }) => path.split('/')[3])
          .slice(-2),
      ).toEqual(['1', '2']),
    );
    await waitFor(() => expect(screen.queryByText(/answers will be sent later/)).toBeNull());
  });

  it('edits the translation in place', async () => {
    const onSave = vi.fn();
    const { user } = openPractice(
      [sampleCard(1)],
      {},
      {
        'PATCH /api/words/1/': (request: ReceivedRequest) => {
          onSave(request.body);
          return { status: 200, body: { word: word(1), undo: null } };
        },
      },
    );
    await start(user);
    await screen.findByText('word1');
    await user.keyboard(' e');
    const field = await screen.findByRole('textbox', { name: 'Translation' });
    await user.clear(field);
    await user.type(field, 'better{Enter}');
    expect(await screen.findByText('better')).toBeTruthy();
    expect(onSave).toHaveBeenCalledWith({ translation: 'better' });
  });

  it('pauses and resumes', async () => {
    const { user } = openPractice([sampleCard(1), sampleCard(2)]);
    await start(user);
    await screen.findByText('word1');
    await user.keyboard(' 3');
    await screen.findByText('word2');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Resume: 1 of 2 done' }));
    expect(await screen.findByText('word2')).toBeTruthy();
  });
});
