import type { Word } from '@glossa/contract/words';
import { Notifications, notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { word } from '@/testing/word.ts';
import { WordsPage } from '../pages/words-page.tsx';

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output data-testid="path">{pathname + search}</output>;
}

/** Undo token that the fake server returns for every change. */
export const undo = '0192a0b0-0000-7000-8000-00000000bbbb';
const changeResponse = (count: number) => ({ status: 200, body: { undo, changed: count } });
const emptyResponse = { status: 200, body: { results: [], count: 0, next: null, previous: null } };

/** Returns a page of a word list with `count` words in total. */
export const wordsResponse = (results: Word[], count = results.length, after: string | null = null) => ({
  status: 200,
  body: { results, count, next: null, previous: null, after },
});

const vocabularyResponse = {
  status: 200,
  body: { levels: [1, 2, 3, 4, 5, 6], ignored: 7, tags: ['animals'], parts_of_speech: ['noun'] },
};

export const someWords = [word(1), word(2), word(3)];
const base = {
  'GET /api/words/': wordsResponse(someWords, 30),
  'GET /api/words/vocabulary/': vocabularyResponse,
  'GET /api/texts/': emptyResponse,
  'GET /api/videos/offline/': emptyResponse,
  'GET /api/settings/': { status: 200, body: { sentencesPerPage: 4, fontSize: 16, lineSpacing: 1.8 } },
  'POST /api/words/bulk_update/': changeResponse(2),
  'POST /api/words/bulk_delete/': changeResponse(1),
  'POST /api/words/undo/': { status: 200, body: { restored: 2, kept: 0 } },
};

/**
 * Opens the word list of someone learning French. They have thirty words, three of which are listed. Returns the
 * requests received.
 */
export function openWords(path = '/words', routes: Parameters<typeof fakeServer>[0] = {}) {
  notifications.clean();
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({ ...base, ...routes });
  renderApp(
    <>
      <CurrentPath />
      <WordsPage />
      <Notifications />
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
  return received;
}

export const currentPath = () => screen.getByTestId('path').textContent;

/** Returns the row of a word once it is rendered. */
export const findRow = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=row]') as HTMLElement;

/** Returns the POST requests: the last segment of each path, and the body. */
export const posts = (received: ReturnType<typeof fakeServer>) =>
  received.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-2), body]);
