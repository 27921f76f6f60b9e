import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import type { Watching } from '@glossa/contract/watching';
import { notifications, Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';

import { videoId, watching } from '@/domain/player/testing/sample-video.ts';
import { useShortcutListener } from '@/lib/shortcuts/use-shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { WatchPage } from '../pages/watch-page.tsx';
import { samplePart, sampleSentence } from './sample-track.ts';

const watchPath = `/videos/learn/${videoId}`;

/** Provides the parts of the app shell that the watch page needs: key handling and toasts. */
function Shell() {
  useShortcutListener();
  return (
    <>
      <Notifications />
      <Routes>
        <Route path="/videos" element={<Link to={watchPath}>{'again'}</Link>} />
        <Route path="/videos/learn/:id" element={<WatchPage />} />
      </Routes>
    </>
  );
}

export const lines = ['Le chat dort.', 'La souris mange.', 'Le chien regarde.', 'Tous rient.'];

/** Opens the watch page with a server that accepts every change; `part` is the first part of the subtitles. */
export async function openWatch({
  part = samplePart(lines.map((text, seq) => sampleSentence(seq, text))),
  changes = {},
  settings: overrides = {},
  routes = {},
  loadsYoutube = true,
}: {
  part?: Watching['part'];
  changes?: Partial<Watching>;
  settings?: Partial<Settings>;
  routes?: Parameters<typeof fakeServer>[0];
  /** Whether to agree to loading a video from YouTube. */
  loadsYoutube?: boolean;
} = {}) {
  let settings: Settings = { ...defaultSettings, ...overrides };
  const data = watching(part, changes);
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    'GET /api/settings/': () => ({ status: 200, body: settings }),
    'PATCH /api/settings/': ({ body }) => {
      settings = { ...settings, ...(body as Partial<Settings>) };
      return { status: 200, body: settings };
    },
    [`GET /api/videos/learn/${videoId}/`]: { status: 200, body: data },
    [`GET /api/videos/learn/${videoId}/part/`]: { status: 200, body: part },
    [`POST /api/videos/learn/${videoId}/mark_known/`]: {
      status: 200,
      body: { undo: '0192a0b0-0000-7000-8000-0000000000c1', changed: 1 },
    },
    'POST /api/words/undo/': { status: 200, body: { restored: 1, kept: 0 } },
    [`POST /api/videos/offline/${videoId}/position/`]: { status: 204 },
    [`PATCH /api/videos/offline/${videoId}/`]: { status: 200, body: data.video },
    'POST /api/activity/activities/record_video_watched/': {
      status: 200,
      body: { counted: true, last_watched: '2026-11-01T10:00:00Z' },
    },
    ...routes,
  });
  notifications.clean();
  const user = userEvent.setup();
  const { unmount } = renderApp(<Shell />, { path: watchPath });
  if (changes.youtube && loadsYoutube)
    await user.click(await screen.findByRole('button', { name: 'Load video' }));
  if (!(`GET /api/videos/learn/${videoId}/` in routes) && loadsYoutube) {
    await screen.findByRole('group', { name: 'Player' });
  }
  const current = () => screen.queryByRole('group', { name: 'Subtitles' });
  return {
    user,
    unmount,
    received,
    /** Returns the bodies of the requests to a path, in order. */
    sent: (ending: string) =>
      received
        .filter(({ path, method }) => method !== 'GET' && path.endsWith(ending))
        .map(({ body }) => body),
    /** Returns the displayed subtitles. */
    subtitleText: () => current()?.textContent.trim() ?? '',
    /** Returns a word in the subtitles. */
    word: (form: string) => {
      const words = [...(current()?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
      const found = words.find(({ textContent }) => textContent === form);
      if (!found) throw new Error(`No word ${form}`);
      return found;
    },
    selected: () => document.querySelector('[data-selected]')?.textContent,
  };
}
