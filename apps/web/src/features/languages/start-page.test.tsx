import { defaultSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import type { User } from '@glossa/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readPrefilledText } from '@/domain/paths/prefilled-text.ts';
import { SessionContext, useSession } from '@/domain/session/session-context.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LearnerGuard } from './learner-guard.tsx';
import { StartPage } from './start-page.tsx';

const none = { current_language: null, selected_languages: [] };
const textId = '0192a0b0-0000-7000-8000-0000000000d1';
const stories = [
  { title: 'Le chat de la boulangerie', difficulty: 'beginner', opening: 'Madame Morel a une boulangerie.' },
  { title: 'Le dernier train', difficulty: 'intermediate', opening: 'Le train était en retard.' },
];

const savedText = {
  id: textId,
  title: 'Le chat de la boulangerie',
  author: 'Glossa',
  source: '',
  difficulty: 'beginner',
  language: 'fr',
  tags: [],
  status: 'ready',
  problem: null,
  task: null,
  wordCount: 400,
  readingTime: 2,
  unknownWordsPercentage: 100,
  unknownByFamilyPercentage: null,
  sentence_count: 40,
  position: 0,
  knowledge: { new: 400, learning: 0, known: 0, ignored: 0 },
  imageUrl: '/media/texts/x/cover',
  image_source: 'generated',
  audio_url: null,
  audio: null,
  grammar_points: [],
  is_archived: false,
  is_deleted: false,
  is_favorite: false,
  last_read_at: null,
  bought: null,
  created_at: '2026-11-01T10:00:00Z',
  task_status: null,
};

/** Replaces the upload page, and shows the text that a link has prefilled. */
function PrefilledTextView() {
  const prefilled = readPrefilledText(useLocation().state);
  return (
    <p>
      {prefilled?.title}: {prefilled?.text}
    </p>
  );
}

/** Lets the server's response update the signed-in user, as the session does. */
function App({ user: initialUser }: { user: User }) {
  const [user, setUser] = useState(initialUser);
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <SessionContext value={{ ...session, setUser, state: { status: 'authenticated', user } }}>
      <output data-testid="path">{pathname}</output>
      <Routes>
        <Route path="/start-learning" element={<StartPage />} />
        <Route path="/articles/upload" element={<PrefilledTextView />} />
        <Route element={<LearnerGuard />}>
          <Route path="*" element={<p>a page</p>} />
        </Route>
      </Routes>
    </SessionContext>
  );
}

function open(user: User, path = '/dashboard', { levels = {}, starterTexts = stories } = {}) {
  let settings: Settings = { ...defaultSettings, levels };
  const received = fakeServer({
    'POST /api/auth/start-learning/': ({ body }) => {
      const { language: code } = body as { language: string };
      const learning = { current_language: code, selected_languages: [{ name: code, code }] };
      return { status: 200, body: { ...user, ...learning, account_type: 'learner' } };
    },
    'GET /api/settings/': () => ({ status: 200, body: settings }),
    'PATCH /api/settings/': ({ body }) => {
      settings = { ...settings, ...(body as Partial<Settings>) };
      return { status: 200, body: settings };
    },
    'GET /api/texts/starter/': { status: 200, body: { results: starterTexts } },
    'POST /api/texts/starter/': { status: 200, body: savedText },
  });
  renderApp(<App user={user} />, { path });
  const sent = (ending: string) =>
    received
      .filter(({ path: to, method }) => method !== 'GET' && to.endsWith(ending))
      .map(({ body }) => body);
  return { user: userEvent.setup(), sent, path: () => screen.getByTestId('path').textContent };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const beginner = /^I’m new to it/;

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('the first steps of a learner', () => {
  it('lead from no language to a story at the learner’s level in three clicks', async () => {
    const { user, sent, path } = open(sampleUser(none));
    await user.click(await button('Start learning French'));
    const level = await button(beginner);
    expect(level.textContent).toContain('A1–A2');
    expect(screen.getByText('Madame Morel a une boulangerie.').lang).toBe('fr');
    await user.click(level);
    await user.click(await button('Start reading'));
    await waitFor(() => expect(path()).toBe(`/reading/${textId}`));
    expect(sent('/texts/starter/')).toEqual([{ language: 'fr', difficulty: 'beginner' }]);
    await waitFor(() => expect(sent('/settings/')).toEqual([{ levels: { fr: 'beginner' } }]));
  });

  it('resume where the learner stopped and allow changing the level', async () => {
    const { user } = open(sampleUser(), '/start-learning', {
      levels: { fr: 'intermediate', de: 'advanced' },
    });
    expect(await screen.findByRole('heading', { name: 'Le dernier train' })).toBeTruthy();
    await user.click(await button('Change level'));
    await user.click(await button(beginner));
    expect(await screen.findByRole('heading', { name: 'Le chat de la boulangerie' })).toBeTruthy();
  });

  it('move the focus from step to step', async () => {
    const { user } = open(sampleUser({ ...none, account_type: 'shop_client' }), '/start-learning');
    await user.click(await button('Start learning French'));
    const level = await button(beginner);
    expect(document.activeElement?.contains(level)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(level);
    const start = await button('Start reading');
    expect(document.activeElement?.contains(start)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('can be skipped', async () => {
    const { user, path } = open(sampleUser(), '/start-learning');
    await user.click(await screen.findByRole('link', { name: 'Not now' }));
    expect(path()).toBe('/dashboard');
    expect(screen.getByText('a page')).toBeTruthy();
  });

  it('offer an example text when the language has no stories', async () => {
    const { user } = open(sampleUser({ ...none, subscription_type: 'Ultimate' }), '/dashboard', {
      starterTexts: [],
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Find a language' }), 'turk');
    await user.click(await button('Start learning Turkish'));
    await user.click(await button(beginner));
    await user.click(await screen.findByRole('link', { name: 'Add this text' }));
    expect(await screen.findByText(/^Günaydın: .* Bugün ilk hikâyemi okuyorum\.$/)).toBeTruthy();
  });

  it.each<[string, Partial<User>, string, string]>([
    [
      'someone who has learned before',
      { current_language: null, subscription_type: 'Pro' },
      'German',
      '/dashboard',
    ],
    ['an admin', { ...none, is_superuser: true }, 'French', '/dashboard'],
    ['a content manager', { ...none, can_manage_content: true }, 'French', '/dashboard'],
    ['someone who opened a particular page', none, 'French', '/videos'],
  ])('don’t interrupt %s', async (_who, changes, language, path) => {
    const opened = open(sampleUser(changes), path);
    await opened.user.click(await button(`Start learning ${language}`));
    expect(await screen.findByText('a page')).toBeTruthy();
    expect(opened.path()).toBe(path);
  });
});
