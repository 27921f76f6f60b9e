import { notifications, Notifications } from '@mantine/notifications';
import type { PracticeCard, PracticeSummary } from '@glossa/contract/practice';
import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

import { useShortcutListener } from '@/lib/shortcuts/use-shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import type { ReceivedRequest } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { PracticePage } from '../pages/practice-page.tsx';

const summary: PracticeSummary = {
  words: 12,
  due: 3,
  due_today: 4,
  new_left: 2,
  next_due: null,
  forecast: [{ date: '2030-01-01', due: 4 }],
  today: { answers: 0, right: 0, new_words: 0, seconds: 0 },
};

/** Provides the parts of the app shell that practice needs: key handling and toasts. */
function Shell() {
  useShortcutListener();
  return (
    <>
      <Notifications />
      <PracticePage />
    </>
  );
}

/** Returns the server's response to an answer: the word's next version and, for word 1, a suggested level. */
export const reviewResponse = (request: ReceivedRequest) => {
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

/** Opens practice with a server that has these cards and accepts every answer. */
export function openPractice(
  cards: readonly PracticeCard[],
  more: Partial<PracticeSummary> = {},
  routes = {},
  path = '/practice',
) {
  document.cookie = 'csrftoken=token; Path=/';
  notifications.clean();
  let settings: Settings = defaultSettings;
  const received = fakeServer({
    'GET /api/words/practice/summary/': { status: 200, body: { ...summary, ...more } },
    'GET /api/words/practice/': { status: 200, body: { results: cards, left_out: 0 } },
    'GET /api/settings/': () => ({ status: 200, body: settings }),
    'PATCH /api/settings/': ({ body }: ReceivedRequest) => {
      settings = { ...settings, ...(body as Partial<Settings>) };
      return { status: 200, body: settings };
    },
    ...Object.fromEntries(cards.map(({ id }) => [`POST /api/words/${id}/review/`, reviewResponse])),
    'POST /api/words/bulk_update/': {
      status: 200,
      body: { undo: '0192a0b0-0000-7000-8000-0000000000c1', changed: 1 },
    },
    'POST /api/words/undo/': { status: 200, body: { restored: 1, kept: 0 } },
    ...routes,
  });
  const user = userEvent.setup();
  renderApp(<Shell />, { path, session: { state: { status: 'authenticated', user: sampleUser() } } });
  const reviews = () => received.filter((request) => request.path.endsWith('/review/'));
  return { user, received, reviews };
}

/** Clicks the button that starts the session. */
export const start = async (user: ReturnType<typeof userEvent.setup>) => {
  const button = await screen.findByRole('button', { name: /^Practice \d/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
};
