import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { fakeServer } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { word } from '../../../testing/word.ts';
import { vocabularyAnswer, wordsAnswer } from '../testing/words.ts';
import { WordsPage } from './words-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const undo = '0192a0b0-0000-7000-8000-00000000bbbb';
const changed = (count: number) => ({ status: 200, body: { undo, changed: count } });
const some = [word(1), word(2), word(3)];
const base = {
  'GET /api/words/': wordsAnswer(some, 30),
  'GET /api/words/vocabulary/': vocabularyAnswer,
  'GET /api/texts/': { status: 200, body: { results: [], count: 0, next: null, previous: null } },
  'GET /api/settings/': { status: 200, body: { sentencesPerPage: 4, fontSize: 16, lineSpacing: 1.8 } },
  'POST /api/words/bulk_update/': changed(2),
  'POST /api/words/bulk_delete/': changed(1),
  'POST /api/words/undo/': { status: 200, body: { restored: 2, kept: 0 } },
};

function open(path = '/words', routes: Parameters<typeof fakeServer>[0] = {}) {
  notifications.clean();
  document.cookie = 'csrftoken=kept; Path=/';
  const received = fakeServer({ ...base, ...routes });
  renderApp(
    <>
      <Address />
      <WordsPage />
      <Notifications />
    </>,
    { path, session: { state: { status: 'authenticated', user: person() } } },
  );
  return received;
}
const address = () => screen.getByTestId('address').textContent;
const rowOf = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=row]') as HTMLElement;
const posts = (received: ReturnType<typeof fakeServer>) =>
  received.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-2), body]);

it('shows words with their level, and the number of all that fit', async () => {
  open();
  const row = within(await rowOf('mot2'));
  expect(row.getByText('word 2')).toBeTruthy();
  expect(row.getByLabelText<HTMLSelectElement>('Level of “mot2”').value).toBe('1');
  expect(screen.getByText('30 words')).toBeTruthy();
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('30');
  expect((await screen.findByLabelText(/Learning/)).closest('label')?.textContent).toBe('Learning9');
});

it('filters stand in the address and are asked of the server', async () => {
  const received = open('/words?status=learning&min=2&tag=animals');
  await rowOf('mot1');
  fireEvent.click(screen.getByLabelText(/^Known/));
  expect(address()).toBe('/words?status=known&min=2&tag=animals');
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

it('a level is changed in the row and can be taken back', async () => {
  const received = open();
  const level = within(await rowOf('mot1')).getByLabelText<HTMLSelectElement>('Level of “mot1”');
  fireEvent.change(level, { target: { value: 'known' } });
  await waitFor(() => expect(level.value).toBe('known'));
  fireEvent.click(await screen.findByText('Undo'));
  await screen.findByText('Change undone');
  expect(posts(received)).toEqual([
    ['bulk_update', { ids: [1], ignored: false, knowledge_level: 4 }],
    ['undo', { token: undo }],
  ]);
});

it('a change that is refused goes back by itself', async () => {
  open('/words', {
    'POST /api/words/bulk_update/': { status: 500, body: { error: 'x', code: 'internal_error' } },
  });
  fireEvent.change(within(await rowOf('mot1')).getByLabelText('Level of “mot1”'), {
    target: { value: 'mastered' },
  });
  await waitFor(async () =>
    expect(within(await rowOf('mot1')).getByLabelText<HTMLSelectElement>('Level of “mot1”').value).toBe('1'),
  );
});

it('keys move, choose and change', async () => {
  const received = open();
  (await rowOf('mot1')).focus();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect((await rowOf('mot3')).getAttribute('aria-selected')).toBe('true');
  expect((await rowOf('mot1')).getAttribute('aria-selected')).toBe('false');
  await userEvent.keyboard('3');
  await screen.findByText('2 words: Learning 3');
  await userEvent.keyboard('{Escape}{Delete}');
  await waitFor(() => expect(screen.queryByText('mot3')).toBeNull());
  expect(posts(received)).toEqual([
    ['bulk_update', { ids: [2, 3], ignored: false, knowledge_level: 3 }],
    ['bulk_delete', { ids: [3] }],
  ]);
});

it('all that match can be chosen, but some', async () => {
  const received = open('/words?search=mot');
  (await rowOf('mot1')).focus();
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

it('a word opens with all that is known of it, and what is written is saved', async () => {
  const received = open('/words', {
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
  fireEvent.click(await rowOf('mot1'));
  expect(await screen.findByText('Met 14 times in 3 texts and 1 video')).toBeTruthy();
  expect((await screen.findByText('Le renard')).getAttribute('href')).toMatch(/\?sentence=\d+&word=\d+$/);
  expect(screen.getByText('Le film').getAttribute('href')).toMatch(/^\/videos\/learn\/[\da-f-]+\?at=61\.5$/);
  expect(screen.getByDisplayValue('irregular')).toBeTruthy();
  const field = screen.getByLabelText('Translation');
  fireEvent.change(field, { target: { value: 'a word' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ translation: 'a word' });
  fireEvent.click(screen.getByText('Undo'));
  await screen.findByText('Taken back');
  expect(posts(received)).toEqual([['undo', { token: undo }]]);
});

it('a change of any day is taken back from the history', async () => {
  const change = {
    id: undo,
    kind: 'delete',
    language: 'fr',
    count: 1,
    sample: [{ text: 'mot9', before: { level: 2, ignored: false }, after: null }],
    created_at: '2026-11-20T10:00:00Z',
    undone_at: null,
  };
  const received = open('/words', {
    'GET /api/words/changes/': { status: 200, body: { results: [change], more: false } },
  });
  await rowOf('mot1');
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByText('History of changes'));
  const drawer = within(await screen.findByRole('dialog', { name: 'History of changes' }));
  expect(await drawer.findByText('mot9')).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Undo' }));
  expect(await drawer.findByText('Taken back: 2')).toBeTruthy();
  expect(posts(received)).toEqual([['undo', { token: undo }]]);
  // The list is begun anew.
  await waitFor(() => expect(received.filter(({ path }) => path === '/api/words/')).toHaveLength(2));
});

it('Escape gives up what was typed, and then closes the word', async () => {
  const received = open('/words', { 'GET /api/words/1/': { status: 200, body: word(1, { notes: 'old' }) } });
  fireEvent.click(await rowOf('mot1'));
  await userEvent.type(await screen.findByDisplayValue('old'), ' and new{Escape}');
  expect(await screen.findByDisplayValue('old')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Translation')).toBeNull());
  expect(received.some(({ method }) => method === 'PATCH')).toBe(false);
});

it('the next words come before the last ones are reached', async () => {
  const received = open('/words', {
    'GET /api/words/': ({ query }) =>
      query['after'] ? wordsAnswer([word(4)], 4) : wordsAnswer(some, 4, 'behind-3'),
  });
  await rowOf('mot4');
  expect(received.filter(({ path }) => path === '/api/words/').map(({ query }) => query['after'])).toEqual([
    undefined,
    'behind-3',
  ]);
});

it('says what to do without words, and when nothing matches', async () => {
  open('/words?search=zzz', { 'GET /api/words/': wordsAnswer([]) });
  await screen.findByText('No words found');
  fireEvent.click(screen.getByText('Clear search and filters'));
  expect(address()).toBe('/words');
  expect((await screen.findByText('Go to reading')).closest('a')?.getAttribute('href')).toBe('/reading');
});

it('a failure can be tried again', async () => {
  open('/words', {
    'GET /api/words/': (_request, count) =>
      count === 1 ? { status: 500, body: { error: 'x', code: 'internal_error' } } : wordsAnswer(some),
  });
  fireEvent.click(await screen.findByText('Try Again'));
  await rowOf('mot1');
});
