import type { Watching } from '@glossa/contract/watching';
import { notifications, Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';

import { videoId, watching } from '@/domain/player/testing/sample-video.ts';
import { useShortcutListener } from '@/lib/shortcuts/use-shortcuts.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { task, taskId } from '@/testing/task.ts';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import type { Cue } from '../model/cue-list.ts';
import { SubtitlesPage } from '../pages/subtitles-page.tsx';
import { sampleCue } from './sample-cues.ts';

const editorPath = `/videos/subtitles/${videoId}`;
export const cuesPath = `/api/videos/offline/${videoId}/cues/`;
const subtitlesPath = `/api/videos/offline/${videoId}/subtitles/`;
const taskPath = `/api/tasks/tasks/${taskId}/status/`;

/** Provides the parts of the app shell that the editor needs: key handling, confirmations and toasts. */
function Shell() {
  useShortcutListener();
  return (
    <>
      <Notifications />
      <ConfirmDialog />
      <Link to="/videos">{'away'}</Link>
      <Routes>
        <Route path="/videos" element={<p>{'The library'}</p>} />
        <Route path="/videos/subtitles/:id" element={<SubtitlesPage />} />
      </Routes>
    </>
  );
}

/** The subtitles on the server, which tests may change. */
export interface ServedSubtitles {
  version: string;
  origin: 'file' | 'automatic' | 'edited';
  cues: Cue[];
}

/** Opens the editor with `count` cues. The server prepares new versions immediately unless `routes` override this. */
export async function openEditor({
  count = 4,
  cues = Array.from({ length: count }, (_none, seq) => sampleCue(seq)),
  origin = 'file',
  changes = {},
  routes = {},
}: {
  count?: number;
  cues?: Cue[];
  origin?: ServedSubtitles['origin'];
  changes?: Partial<Watching>;
  routes?: Parameters<typeof fakeServer>[0];
} = {}) {
  const served: ServedSubtitles = { version: '0192a0b0-0000-7000-8000-0000000000d1', origin, cues };
  const data = watching({ sentences: [], words: {}, phrases: [], second: [] }, changes);
  const accepted = { status: 202, body: { ...data.video, task: taskId } };
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    [`GET /api/videos/learn/${videoId}/`]: { status: 200, body: data },
    [`GET ${cuesPath}`]: ({ query }) => {
      const at = query['at'];
      const found = served.cues.findLastIndex(({ start }) => start <= Number(at));
      const from = at === undefined ? Number(query['from'] ?? 0) : Math.max(0, found);
      const requestedCues = served.cues
        .map((cue, seq) => ({ ...cue, seq }))
        .slice(from, from + Number(query['count']));
      const { version } = served;
      return {
        status: 200,
        body: { version, origin: served.origin, count: served.cues.length, cues: requestedCues },
      };
    },
    [`PATCH ${cuesPath}`]: accepted,
    [`POST ${subtitlesPath}`]: accepted,
    [`DELETE ${subtitlesPath}`]: { status: 204 },
    [`GET ${taskPath}`]: { status: 200, body: task({ status: 'SUCCESS', type: 'process_video' }) },
    ...routes,
  });
  notifications.clean();
  const user = userEvent.setup();
  renderApp(<Shell />, { path: editorPath });
  await screen.findByRole('textbox', { name: 'Text of cue 1' });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    user,
    served,
    received,
    text: (number: number) => field(`Text of cue ${number}`),
    start: (number: number) => field(`Start of cue ${number}`),
    end: (number: number) => field(`End of cue ${number}`),
    texts: () =>
      screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Text of cue/ }).map(({ value }) => value),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    saved: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
}
