import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { word } from '@/testing/word.ts';
import {
  currentPath,
  openWords,
  posts,
  findRow,
  someWords,
  undo,
  wordsResponse,
} from '../testing/open-words.tsx';

it('shows words with their level and the total number of matches', async () => {
  openWords();
  const row = within(await findRow('mot2'));
  expect(row.getByText('word 2')).toBeTruthy();
  expect(row.getByLabelText<HTMLSelectElement>('Level of “mot2”').value).toBe('1');
  expect(screen.getByText('30 words')).toBeTruthy();
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('30');
  expect((await screen.findByLabelText(/Learning/)).closest('label')?.textContent).toBe('Learning9');
});

it('stores the filters in the URL and queries the server with them', async () => {
  const received = openWords('/words?status=learning&min=2&tag=animals');
  await findRow('mot1');
  fireEvent.click(screen.getByLabelText(/^Known/));
  expect(currentPath()).toBe('/words?status=known&min=2&tag=animals');
  await waitFor(() =>
    expect(received.findLast(({ path }) => path === '/api/words/')?.query).toEqual({
      language: 'fr',
      status: 'known',
      knowledge_level_min: '2',
      tag: 'animals',
      sort: 'recent',
      page_size: '100',
    }),
  );
});

it('hides rarely used filters behind a button that counts the active ones', async () => {
  openWords('/words?min=2&tag=animals');
  await findRow('mot1');
  expect(screen.getByLabelText<HTMLSelectElement>('Tag').value).toBe('animals');
  expect(screen.queryByLabelText('Highest level')).toBeNull();
  // Only one of the two active filters is hidden.
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 in use' }));
  fireEvent.change(await screen.findByLabelText('Highest level'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Words or phrases'), { target: { value: 'true' } });
  expect(currentPath()).toBe('/words?min=2&max=3&tag=animals&phrases=true');
  expect(screen.getByRole('button', { name: 'Filters, 2 in use', hidden: true })).toBeTruthy();
});

it('filters for words without a translation and changes them all at once', async () => {
  const received = openWords('/words?status=learning&translated=false&tag=animals');
  (await findRow('mot1')).focus();
  await userEvent.keyboard('{Control>}a{/Control}x');
  const filter = { language: 'fr', status: 'learning', tag: 'animals', has_translation: false };
  await waitFor(() =>
    expect(posts(received)).toEqual([['bulk_update', { filter, except: [], ignored: true }]]),
  );
  const findRequestedFilter = () =>
    received.findLast(({ path }) => path === '/api/words/')?.query['has_translation'];
  expect(findRequestedFilter()).toBe('false');
  expect(screen.getByText('Practice').closest('a')?.getAttribute('href')).toBe('/practice?tag=animals');
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 in use' }));
  fireEvent.change(await screen.findByLabelText('Translation'), { target: { value: 'true' } });
  expect(currentPath()).toBe('/words?status=learning&tag=animals&translated=true');
  await waitFor(() => expect(findRequestedFilter()).toBe('true'));
});

it('changes a level in the row and undoes the change', async () => {
  const received = openWords();
  const level = within(await findRow('mot1')).getByLabelText<HTMLSelectElement>('Level of “mot1”');
  fireEvent.change(level, { target: { value: 'known' } });
  await waitFor(() => expect(level.value).toBe('known'));
  fireEvent.click(await screen.findByText('Undo'));
  await screen.findByText('Change undone');
  expect(posts(received)).toEqual([
    ['bulk_update', { ids: [1], ignored: false, knowledge_level: 4 }],
    ['undo', { token: undo }],
  ]);
});

it('reverts a change that the server rejects', async () => {
  openWords('/words', {
    'POST /api/words/bulk_update/': { status: 500, body: { error: 'x', code: 'internal_error' } },
  });
  fireEvent.change(within(await findRow('mot1')).getByLabelText('Level of “mot1”'), {
    target: { value: 'mastered' },
  });
  await waitFor(async () =>
    expect(within(await findRow('mot1')).getByLabelText<HTMLSelectElement>('Level of “mot1”').value).toBe(
      '1',
    ),
  );
});

it('moves through, selects and edits words by keyboard', async () => {
  const received = openWords();
  (await findRow('mot1')).focus();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect((await findRow('mot3')).getAttribute('aria-selected')).toBe('true');
  expect((await findRow('mot1')).getAttribute('aria-selected')).toBe('false');
  await userEvent.keyboard('3');
  await screen.findByText('2 words marked as Learning 3');
  await userEvent.keyboard('{Escape}{Delete}');
  await waitFor(() => expect(screen.queryByText('mot3')).toBeNull());
  expect(posts(received)).toEqual([
    ['bulk_update', { ids: [2, 3], ignored: false, knowledge_level: 3 }],
    ['bulk_delete', { ids: [3] }],
  ]);
});

it('sends two changes in order and offers to undo the last one', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const received = openWords('/words', {
    'POST /api/words/bulk_update/': async () => {
      await released;
      return { status: 200, body: { undo, changed: 1 } };
    },
  });
  (await findRow('mot1')).focus();
  await userEvent.keyboard('3{Delete}');
  await waitFor(() => expect(screen.queryByText('mot1')).toBeNull());
  expect(posts(received).map(([path]) => path)).toEqual(['bulk_update']);
  release();
  expect(await screen.findByText('1 word deleted')).toBeTruthy();
  expect(posts(received).map(([path]) => path)).toEqual(['bulk_update', 'bulk_delete']);
});

it('selects all matches except the deselected ones', async () => {
  const received = openWords('/words?search=mot');
  (await findRow('mot1')).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(await screen.findByText('30 selected')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Select “mot2”'));
  expect(await screen.findByText('29 selected')).toBeTruthy();
  fireEvent.click(screen.getByText('Ignore', { selector: 'button *' }));
  await waitFor(() =>
    expect(posts(received)).toEqual([
      ['bulk_update', { filter: { language: 'fr', search: 'mot' }, except: [2], ignored: true }],
    ]),
  );
});

it('undoes an earlier change from the history', async () => {
  const change = {
    id: undo,
    kind: 'delete',
    language: 'fr',
    count: 1,
    sample: [{ text: 'mot9', before: { level: 2, ignored: false }, after: null }],
    created_at: '2026-11-20T10:00:00Z',
    undone_at: null,
  };
  const received = openWords('/words', {
    'GET /api/words/changes/': { status: 200, body: { results: [change], more: false } },
  });
  await findRow('mot1');
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByText('Change history'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Change history' }));
  expect(await drawer.findByText('mot9')).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Undo' }));
  expect(await drawer.findByText('Undone: 2')).toBeTruthy();
  expect(posts(received)).toEqual([['undo', { token: undo }]]);
  // The list is reloaded.
  await waitFor(() => expect(received.filter(({ path }) => path === '/api/words/')).toHaveLength(2));
});

it('loads the next words before the end is reached', async () => {
  const received = openWords('/words', {
    'GET /api/words/': ({ query }) =>
      query['after'] ? wordsResponse([word(4)], 4) : wordsResponse(someWords, 4, 'cursor-3'),
  });
  await findRow('mot4');
  expect(received.filter(({ path }) => path === '/api/words/').map(({ query }) => query['after'])).toEqual([
    undefined,
    'cursor-3',
  ]);
});

it('explains what to do if there are no words or no matches', async () => {
  openWords('/words?search=zzz', { 'GET /api/words/': wordsResponse([]) });
  await screen.findByText('No words found');
  fireEvent.click(screen.getByText('Clear search and filters'));
  expect(currentPath()).toBe('/words');
  expect((await screen.findByText('Go to reading')).closest('a')?.getAttribute('href')).toBe('/reading');
});

it('offers a retry after a loading error', async () => {
  openWords('/words', {
    'GET /api/words/': (_request, count) =>
      count === 1 ? { status: 500, body: { error: 'x', code: 'internal_error' } } : wordsResponse(someWords),
  });
  fireEvent.click(await screen.findByText('Try Again'));
  await findRow('mot1');
});
