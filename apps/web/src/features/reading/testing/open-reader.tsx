import { notifications, Notifications } from '@mantine/notifications';
import type { ReadingPage } from '@glossa/contract/reading';
import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';

import type { Session } from '@/domain/session/session-context.ts';
import { useShortcutListener } from '@/lib/shortcuts/use-shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import type { ReceivedRequest } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ReaderPage } from '../pages/reader-page.tsx';
import { analysis, samplePage, textId } from './sample-page.ts';

type ServerRoutes = Parameters<typeof fakeServer>[0];

/** Provides the parts of the app shell that the reader needs: key handling and toasts. */
function Shell({ onNavigate }: { onNavigate: (navigate: NavigateFunction) => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    onNavigate(navigate);
  });
  useShortcutListener();
  return (
    <>
      <Notifications />
      <output data-testid="path">{pathname}</output>
      <Routes>
        <Route path="/reading" element={null} />
        <Route path="/reading/:id" element={<ReaderPage />} />
        <Route path="/reading/:id/page/:page" element={<ReaderPage />} />
      </Routes>
    </>
  );
}

const change = '0192a0b0-0000-7000-8000-0000000000c1';

/**
 * Opens a text with these sentences in the reader, with a server that accepts every change. `options` describe the
 * text's page; `routes` override responses.
 */
export async function openReader(
  texts: readonly string[],
  {
    options = {},
    routes = {},
    path = `/reading/${textId}`,
    perPage = 2,
    settings: chosen = {},
    session = {},
  }: {
    options?: Parameters<typeof samplePage>[1];
    routes?: ServerRoutes;
    path?: string;
    perPage?: number;
    settings?: Partial<Settings>;
    /** The signed-in user; can be omitted if it doesn't matter who is signed in. */
    session?: Partial<Session>;
  } = {},
) {
  let settings: Settings = { ...defaultSettings, sentencesPerPage: perPage, ...chosen };
  const page = (number: number, size: number): ReadingPage =>
    samplePage(texts, { ...options, page: number, perPage: size });
  const pages: ServerRoutes = Object.fromEntries(
    texts.map((_, index) => [
      `GET /api/texts/${textId}/page/${index + 1}/`,
      (request: ReceivedRequest) => ({
        status: 200,
        body: page(index + 1, Number(request.query['sentences_per_page'])),
      }),
    ]),
  );
  const markResponse = { status: 200, body: { undo: change, changed: 1 } };
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    ...pages,
    [`GET /api/texts/${textId}/page/bookmark/`]: () => ({
      status: 200,
      body: page(Math.floor((options.bookmark ?? 0) / perPage) + 1, perPage),
    }),
    'GET /api/settings/': () => ({ status: 200, body: settings }),
    'PATCH /api/settings/': ({ body }) => {
      settings = { ...settings, ...(body as Partial<Settings>) };
      return { status: 200, body: settings };
    },
    [`GET /api/texts/${textId}/analysis/`]: { status: 200, body: analysis },
    [`POST /api/texts/${textId}/position/`]: { status: 204 },
    [`POST /api/texts/${textId}/mark_known/`]: markResponse,
    'POST /api/words/bulk_update/': markResponse,
    'POST /api/words/undo/': { status: 200, body: { restored: 1, kept: 0 } },
    ...routes,
  });
  // Toasts render outside the screen, so those from the previous test would still be there.
  notifications.clean();
  const user = userEvent.setup();
  let navigate: NavigateFunction | undefined;
  renderApp(<Shell onNavigate={(navigateTo) => void (navigate = navigateTo)} />, { path, session });
  return {
    user,
    received,
    /** Returns the bodies of the requests to a path, in order. */
    sent: (ending: string) => received.filter(({ path: to }) => to.endsWith(ending)).map(({ body }) => body),
    path: () => screen.getByTestId('path').textContent,
    /** Navigates to another URL, as a link or the browser's history would. */
    goTo: (url: string) => navigate?.(url),
    /** Returns all occurrences of a word form on the page. */
    words: (form: string) => {
      const tokenElements = [...document.querySelectorAll<HTMLElement>('[data-index]')];
      return tokenElements.filter(({ textContent }) => textContent.toLowerCase() === form);
    },
    selected: () => document.querySelector('[data-selected]')?.textContent,
  };
}
