import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { fakeVoices } from '@/domain/speech/testing/fake-voices.ts';
import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

const story = ['Un chat. ', 'Deux chats. ', 'Trois chats. ', 'Quatre chats.'];

// jsdom can't play audio and has no layout.
beforeEach(() => {
  configure({ asyncUtilTimeout: 3000 });
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.matches('[data-seq]') ? new DOMRect(0, 300, 100, 20) : new DOMRect();
  });
});
afterEach(() => void vi.useRealTimers());

function FakeMetadata(this: object, details: object) {
  Object.assign(this, details);
}

const server = { host: 'speech.example', voice: 'Amélie', version: 'v1', remaining: 1000 };
const withServer = {
  'GET /api/speech/': { status: 200, body: { server } },
} as const;

const spokenSentence = () => document.querySelector('[data-spoken]')?.textContent;
const player = () => screen.findByRole('group', { name: 'Reading aloud' });
const listenButton = () => screen.findByRole('button', { name: 'Listen' });

it('reads the page with the browser’s voice, highlights sentence and word, and turns the page', async () => {
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user, path } = await openReader(story);
  await user.click(await listenButton());
  await waitFor(() => expect(voices.current()).toBe('Un chat.'));
  expect(spokenSentence()).toBe(story[0]);
  expect((await listenButton()).getAttribute('aria-pressed')).toBe('true');
  expect((await player()).textContent).toContain('Sentence 1 of 4');

  voices.reach(3);
  expect(document.querySelector('[data-spoken-word]')?.textContent).toBe('chat');

  voices.finish();
  await waitFor(() => expect(voices.current()).toBe('Deux chats.'));
  expect(document.querySelector('[data-spoken-word]')).toBeNull();
  voices.finish();
  await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
  await waitFor(() => expect(spokenSentence()).toBe(story[2]));
  voices.finish();
  await waitFor(() => expect(voices.current()).toBe('Quatre chats.'));
  voices.finish();
  await waitFor(() => expect(spokenSentence()).toBeUndefined());
  expect(within(await player()).getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('stays on the page the reader has turned to', async () => {
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user, path } = await openReader(story, { path: `/reading/${textId}/page/2` });
  await user.click(await listenButton());
  await waitFor(() => expect(voices.current()).toBe('Trois chats.'));
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/1`));
  await screen.findByText('Un');
  voices.finish();
  await waitFor(() => expect(voices.current()).toBe('Quatre chats.'));
  expect(path()).toBe(`/reading/${textId}/page/1`);
});

it('starts with the selected sentence, and resumes there after being closed', async () => {
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user } = await openReader(story);
  await listenButton();
  await user.click(await screen.findByText('Deux'));
  await user.keyboard('v');
  await waitFor(() => expect(voices.current()).toBe('Deux chats.'));
  await user.keyboard('{Escape}{Escape}');
  await user.click(within(await player()).getByRole('button', { name: 'Close' }));
  expect(voices.current()).toBeUndefined();
  expect(spokenSentence()).toBeUndefined();
  expect(document.activeElement).toBe(await listenButton());
  await user.keyboard('v');
  await waitFor(() => expect(voices.current()).toBe('Deux chats.'));
});

it('pauses, repeats, skips and changes the speed with keys and buttons', async () => {
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user } = await openReader(story);
  await listenButton();
  await user.keyboard('v');
  await waitFor(() => expect(voices.current()).toBe('Un chat.'));
  const bar = within(await player());
  voices.reach(3);
  await user.keyboard('v');
  expect(voices.current()).toBeUndefined();
  await user.click(bar.getByRole('button', { name: 'Play' }));
  // Browsers don't pause speech reliably, so reading continues with the last word that was reached.
  await waitFor(() => expect(voices.current()).toBe('chat.'));

  await user.keyboard('r');
  expect(bar.getByRole('button', { name: 'Repeat sentence', pressed: true })).toBeTruthy();
  voices.finish();
  await waitFor(() => expect(voices.current()).toBe('Un chat.'));
  await user.keyboard('r.');
  await waitFor(() => expect(voices.current()).toBe('Deux chats.'));
  await user.click(bar.getByRole('button', { name: 'Previous sentence' }));
  await waitFor(() => expect(voices.current()).toBe('Un chat.'));

  await user.selectOptions(bar.getByRole('combobox', { name: 'Speed' }), '0.75');
  await waitFor(() => expect(voices.spoken.at(-1)?.rate).toBe(0.75));
  expect(localStorage.getItem('glossa-reading-speed')).toBe('0.75');
});

it('stops when the sleep timer ends, or at the end of the page', async () => {
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user } = await openReader(story);
  await user.click(await listenButton());
  await waitFor(() => expect(voices.current()).toBe('Un chat.'));
  const bar = within(await player());
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  await user.click(bar.getByRole('button', { name: 'Sleep timer' }));
  await user.click(await screen.findByRole('menuitem', { name: '5 minutes' }));
  expect(bar.getByRole('button', { name: /^Sleep timer: (5:00|4:59) left$/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(voices.current()).toBeUndefined();
  expect(bar.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Sleep timer' })).toBeTruthy();
  vi.useRealTimers();

  await user.click(bar.getByRole('button', { name: 'Play' }));
  await user.click(bar.getByRole('button', { name: 'Sleep timer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End of the page' }));
  voices.finish();
  await waitFor(() => expect(voices.current()).toBe('Deux chats.'));
  voices.finish();
  await waitFor(() => expect(bar.getByRole('button', { name: 'Play' })).toBeTruthy());
  expect(voices.current()).toBeUndefined();
});

it('says what to do if there is no voice for the language', async () => {
  fakeVoices('de-DE', 'Anna');
  const { user } = await openReader(story);
  await user.click(await listenButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /no voice for French\. Add one in its settings/,
  );
});

it('reads with the speech server, says where sentences are sent, and shows the text on the lock screen', async () => {
  fakeVoices('fr-FR', 'Thomas');
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession = {
    metadata: undefined as unknown,
    playbackState: 'none',
    setActionHandler: (action: string, handler: (() => void) | null) => handlers.set(action, handler),
  };
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaSession'));
  vi.stubGlobal('MediaMetadata', FakeMetadata);
  URL.createObjectURL = vi.fn(() => 'blob:speech');
  URL.revokeObjectURL = vi.fn();
  const played: HTMLMediaElement[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    played.push(this);
    return Promise.resolve();
  });
  const audio = (seq: number) => `GET /api/texts/${textId}/speech/${seq}/`;
  const { user, received } = await openReader(story, {
    routes: {
      ...withServer,
      ...Object.fromEntries(story.map((_, seq) => [audio(seq), { status: 200, stream: ['sound'] }])),
    },
  });
  await user.click(await listenButton());
  await waitFor(() => expect(played).toHaveLength(1));
  expect(
    await screen.findByText('Sentences are sent to speech.example, which reads them aloud.'),
  ).toBeTruthy();
  const requested = () => received.filter(({ path }) => path.includes('/speech/') && path.includes('texts'));
  await waitFor(() => expect(requested().map(({ path }) => path.at(-2))).toEqual(['0', '1', '2']));
  expect(requested()[0]?.query).toEqual({ version: 'v1' });
  expect(mediaSession).toMatchObject({
    metadata: {
      title: 'Le chat',
      artwork: [{ src: expect.stringContaining(`/media/texts/${textId}/cover`) }],
    },
    playbackState: 'playing',
  });

  act(() => handlers.get('nexttrack')?.());
  await waitFor(() => expect(spokenSentence()).toBe(story[1]));
  act(() => handlers.get('pause')?.());
  expect(within(await player()).getByRole('button', { name: 'Play' })).toBeTruthy();
  act(() => handlers.get('play')?.());
  await waitFor(() => expect(played).toHaveLength(3));
  await act(async () => void played[0]?.dispatchEvent(new Event('ended')));
  await waitFor(() => expect(spokenSentence()).toBe(story[2]));

  // The newly chosen voice is remembered.
  await user.click(within(await player()).getByRole('button', { name: 'Voice and pages' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Thomas' }));
  expect(localStorage.getItem('glossa-voice-of:fr')).toBe('browser');
});

it('switches to the browser’s voice if the server fails, and shows why', async () => {
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user } = await openReader(story, {
    routes: {
      ...withServer,
      [`GET /api/texts/${textId}/speech/0/`]: {
        status: 429,
        body: { code: 'speech_budget_spent', error: 'spent' },
      },
    },
  });
  await user.click(await listenButton());
  await waitFor(() => expect(voices.current()).toBe('Un chat.'));
  expect(await screen.findByText(/^You’ve reached today’s limit for the speech server/)).toBeTruthy();
});

it('plays the recording of a text that has one', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const voices = fakeVoices('fr-FR', 'Thomas');
  const { user } = await openReader(story, {
    options: { audio: '/recording.mp3' },
    routes: { [`GET /api/texts/${textId}/sentence_times/`]: { status: 200, body: { times: [0, 1000] } } },
  });
  await screen.findByRole('group', { name: 'Recording' });
  await user.click(await listenButton());
  expect(play).toHaveBeenCalledOnce();
  expect(voices.spoken).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
});
