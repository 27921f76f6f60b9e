import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { word } from '@/testing/word.ts';
import { openWords, posts, findRow, undo, wordsResponse } from '../testing/open-words.tsx';

it('opens a word with all its details and saves edits', async () => {
  const received = openWords('/words', {
    'GET /api/words/1/': { status: 200, body: word(1, { notes: 'irregular' }) },
    'GET /api/words/1/encounters/': {
      status: 200,
      body: {
        count: 14,
        texts: 3,
        videos: 1,
        results: [
          {
            kind: 'text',
            id: '0192a0b0-0000-7000-9000-000000000001',
            title: 'Le renard',
            count: 2,
            sentence: 9,
            at: null,
            example: 'Un mot1 court.',
            spans: [{ from: 3, to: 7 }],
          },
          {
            kind: 'video',
            id: '0192a0b0-0000-7000-9000-000000000002',
            title: 'Le film',
            count: 1,
            sentence: 4,
            at: 61.5,
            example: 'Ce mot1 seul.',
            spans: [{ from: 3, to: 7 }],
          },
        ],
      },
    },
    'GET /api/words/1/family/': { status: 404, body: { error: 'x', code: 'word_not_found' } },
    'GET /api/words/lookup/': { status: 404, body: { error: 'x', code: 'word_not_found' } },
    'PATCH /api/words/1/': {
      status: 200,
      body: { word: word(1, { translation: 'a word', notes: 'irregular' }), undo },
    },
  });
  fireEvent.click(await findRow('mot1'));
  expect(await screen.findByText('Seen 14 times in 3 texts and 1 video')).toBeTruthy();
  expect((await screen.findByText('Le renard')).getAttribute('href')).toMatch(/\?sentence=\d+&word=\d+$/);
  expect(screen.getByText('Le film').getAttribute('href')).toMatch(/^\/videos\/learn\/[\da-f-]+\?at=61\.5$/);
  expect(screen.getByDisplayValue('irregular')).toBeTruthy();
  const field = screen.getByLabelText('Translation');
  fireEvent.change(field, { target: { value: 'a word' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ translation: 'a word' });
  fireEvent.click(screen.getByText('Undo'));
  await screen.findByText('Undone');
  expect(posts(received)).toEqual([['undo', { token: undo }]]);
});

it('discards an edit on Escape, then closes the word', async () => {
  const received = openWords('/words', {
    'GET /api/words/1/': { status: 200, body: word(1, { notes: 'old' }) },
  });
  fireEvent.click(await findRow('mot1'));
  await userEvent.type(await screen.findByDisplayValue('old'), ' and new{Escape}');
  expect(await screen.findByDisplayValue('old')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Translation')).toBeNull());
  expect(received.some(({ method }) => method === 'PATCH')).toBe(false);
});

it('shows a word’s difficulty, frequency and last review in the list and the details', async () => {
  const stats = {
    difficulty: 6.4,
    difficulty_source: 'reviews',
    frequency: 12,
    frequency_rank: 812,
    last_reviewed: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  } as const;
  openWords('/words', {
    'GET /api/words/': wordsResponse([word(1, stats), word(2, { frequency: null })]),
    'GET /api/words/1/': { status: 200, body: word(1, stats) },
  });
  const row = await findRow('mot1');
  expect(row.textContent).toContain('12× in your texts');
  expect(row.textContent).toContain('Difficulty 6.4');
  expect(row.textContent).toContain('Reviewed 3 days ago');
  const other = await findRow('mot2');
  expect(other.textContent).toContain('Never reviewed');
  expect(other.textContent).not.toContain('in your texts');
  expect(other.textContent).not.toContain('Difficulty');
  fireEvent.click(row);
  expect(await screen.findByText('6.4 out of 10')).toBeTruthy();
  expect(screen.getByText('Among the 1,000 most common words')).toBeTruthy();
  expect(screen.getByText('12×')).toBeTruthy();
  expect(screen.getByText(/FSRS, 1 to 10/)).toBeTruthy();
});
