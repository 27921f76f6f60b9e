import { notifications, Notifications } from '@mantine/notifications';
import type { PracticeCard, PracticeSummary } from '@glossa/contract/practice';
import { defaultSettings } from '@glossa/contract/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { runShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import type { Received } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { word } from '../../../testing/word.ts';
import { cardOf } from '../testing/sample-cards.ts';
import { PracticePage } from './practice-page.tsx';

const summary: PracticeSummary = {
  words: 12,
  due: 3,
  due_today: 4,
  new_left: 2,
  next_due: null,
  forecast: [{ date: '2030-01-01', due: 4 }],
  today: { answers: 0, right: 0, new_words: 0, seconds: 0 },
};

function Shell() {
  useEffect(() => {
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, []);
  return (
    <>
      <Notifications />
      <PracticePage />
    </>
  );
}

const reviewed = (request: Received) => {
  const { review, version } = request.body as { review: string; version: number };
  const id = Number(request.path.split('/')[3]);
  return {
    status: 200,
    body: {
      review,
      word: id,
      version: version + 1,
      next_review: '2030-01-03T00:00:00Z',
      interval: 172_800,
      intervals: [600, 900, 172_800, 691_200],
      suggestion: id === 1 ? { knowledge_level: 2, days: 4 } : null,
    },
  };
};

function open(cards: readonly PracticeCard[], more: Partial<PracticeSummary> = {}, routes = {}) {
  document.cookie = 'csrftoken=token; Path=/';
  notifications.clean();
  const received = fakeServer({
    'GET /api/words/practice/summary/': { status: 200, body: { ...summary, ...more } },
    'GET /api/words/practice/': { status: 200, body: { results: cards, left_out: 0 } },
    'GET /api/settings/': { status: 200, body: defaultSettings },
    ...Object.fromEntries(cards.map(({ id }) => [`POST /api/words/${id}/review/`, reviewed])),
    'POST /api/words/bulk_update/': {
      status: 200,
      body: { undo: '0192a0b0-0000-7000-8000-0000000000c1', changed: 1 },
    },
    'POST /api/words/undo/': { status: 200, body: { restored: 1, kept: 0 } },
    ...routes,
  });
  const user = userEvent.setup();
  renderApp(<Shell />, { session: { state: { status: 'authenticated', user: person() } } });
  const reviews = () => received.filter(({ path }) => path.endsWith('/review/'));
  return { user, received, reviews };
}

const start = async (user: ReturnType<typeof userEvent.setup>) => {
  const button = await screen.findByRole('button', { name: /^Practise \d/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
};

describe('practice', () => {
  it('says before it begins how many of the words the chosen ways can ask for', async () => {
    const answer = (cards: readonly PracticeCard[], left: number) => ({
      status: 200,
      body: { results: cards, left_out: left },
    });
    const { user } = open(
      [],
      {},
      {
        'GET /api/words/practice/': ({ query }: Received) =>
          String(query['modes']).includes('cloze') ? answer([cardOf(1), cardOf(2)], 3) : answer([], 5),
      },
    );
    expect(await screen.findByRole('button', { name: 'Practise 2 cards' })).toBeTruthy();
    const left = '3 words are left out: they have no translation or sentence to ask with.';
    expect(screen.getByText(left)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Fill the gap/ }));
    const none = 'The words that are due have no translation yet that could be asked for.';
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Practise/ }).hasAttribute('disabled')).toBe(true);
  });

  it('says what is due, and when the next word is if nothing is', async () => {
    open([], { due: 0, new_left: 0, next_due: new Date(Date.now() + 7_500_000).toISOString() });
    expect(await screen.findByText('All done. The next word is due in 2 hours.')).toBeTruthy();
  });

  it('sends those without words to read', async () => {
    open([], { words: 0 });
    expect(await screen.findByRole('link', { name: 'Go reading' })).toBeTruthy();
  });

  it('leaves out listening on a device without a voice, and says so', async () => {
    const { user, received } = open([cardOf(1)]);
    expect(await screen.findByText('This device has no voice for French')).toBeTruthy();
    await start(user);
    await screen.findByText('word1');
    const { query } = received.find(({ path }) => path === '/api/words/practice/') as Received;
    expect(query).toEqual({ language: 'fr', limit: '20', modes: 'recognise,cloze,recall,type' });
  });

  it('asks, shows and rates by keys, goes back by Z, and sums up', async () => {
    const { user, reviews, received } = open([cardOf(1), cardOf(2)]);
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
    // Enter takes the suggested rating.
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Well done' })).toBeTruthy();
    expect(screen.getByText('100%')).toBeTruthy();
  });

  it('suggests levels that are set by a click and taken back', async () => {
    const { user, received } = open([cardOf(1)]);
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

  it('holds what is typed against the word', async () => {
    const { user, reviews } = open([cardOf(1, { mode: 'type', text: 'fenêtre' })]);
    await start(user);
    const field = await screen.findByRole('textbox', { name: 'Type the word' });
    expect([field.lang, field.closest<HTMLElement>('[dir]')?.dir]).toEqual(['fr', 'ltr']);
    await user.type(field, 'fenètr1{Enter}');
    expect(await screen.findByText('Not quite')).toBeTruthy();
    // What was wrong is asked again, unless the learner says otherwise.
    await user.keyboard(' ');
    await waitFor(() => expect(reviews()[0]?.body).toMatchObject({ rating: 1, mode: 'type' }));
    await user.type(await screen.findByRole('textbox', { name: 'Type the word' }), 'Fenetre{Enter}');
    expect(await screen.findByText('Right, but for accents or case')).toBeTruthy();
  });

  it('shows a gap where the word stands, and its meanings to choose from', async () => {
    const sentence = { text: 'Le chat dort.', spans: [{ from: 3, to: 7 }], source: null };
    const choices = ['dog', 'cat', 'fox', 'hen'];
    const { user } = open([
      cardOf(1, { mode: 'cloze', text: 'chat', translation: 'cat', sentence }),
      cardOf(2, { mode: 'recognise', text: 'chien', translation: 'dog', choices }),
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

  it('goes on without a connection and sends the answers later', async () => {
    let isAway = true;
    const { user, reviews } = open(
      [cardOf(1), cardOf(2)],
      {},
      {
        'POST /api/words/1/review/': (request: Received) => {
          if (isAway) throw new TypeError('Failed to fetch');
          return reviewed(request);
        },
      },
    );
    await start(user);
    await screen.findByText('word1');
    await user.keyboard(' 3');
    expect(await screen.findByText(/1 answer is kept/)).toBeTruthy();
    await user.keyboard(' 3');
    expect(await screen.findByText(/2 answers are kept/)).toBeTruthy();
    isAway = false;
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(
        reviews()
          .map(({ path }) => path.split('/')[3])
          .slice(-2),
      ).toEqual(['1', '2']),
    );
    await waitFor(() => expect(screen.queryByText(/answers are kept/)).toBeNull());
  });

  it('writes the translation anew in place', async () => {
    const saved = vi.fn();
    const { user } = open(
      [cardOf(1)],
      {},
      {
        'PATCH /api/words/1/': (request: Received) => {
          saved(request.body);
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
    expect(saved).toHaveBeenCalledWith({ translation: 'better' });
  });

  it('pauses and goes on', async () => {
    const { user } = open([cardOf(1), cardOf(2)]);
    await start(user);
    await screen.findByText('word1');
    await user.keyboard(' 3');
    await screen.findByText('word2');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Go on: 1 of 2 done' }));
    expect(await screen.findByText('word2')).toBeTruthy();
  });
});
