import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

const story = ['Un un. ', 'Deux deux. ', 'Trois. ', 'Quatre. ', 'Cinq. ', 'Six. ', 'Sept. ', 'Huit.'];
const times = story.map((_, second) => second * 1000);

let time = 0;
let rect: Partial<DOMRect> = {};
const scrolled = vi.fn();

// jsdom can't play audio and has no layout.
beforeEach(() => {
  time = 0;
  rect = { top: 300, bottom: 320 };
  scrolled.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockImplementation(() => time);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => rect as DOMRect);
  Element.prototype.scrollIntoView = scrolled;
});

/** Opens the story with a recording of one sentence per second, and advances it to a sentence. */
async function openSpoken(settings: NonNullable<Parameters<typeof openReader>[1]>['settings'] = {}) {
  const reader = await openReader(story, {
    settings,
    options: { audio: '/recording.mp3' },
    routes: { [`GET /api/texts/${textId}/sentence_times/`]: { status: 200, body: { times } } },
  });
  await screen.findByText('Deux');
  await screen.findByRole('group', { name: 'Recording' });
  const playSentence = (sentence: number) => {
    time = sentence + 0.5;
    fireEvent.timeUpdate(document.querySelector('audio') as HTMLAudioElement);
  };
  playSentence(0);
  await waitFor(() => expect(document.querySelector('[data-spoken]')?.textContent).toBe(story[0]));
  return { ...reader, say: playSentence };
}

it('turns pages with the recording unless the reader has moved to another page', async () => {
  const { say, path, user } = await openSpoken();
  say(1);
  say(2);
  await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
  say(3);
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/1`));
  say(4);
  await screen.findByText('Deux');
  expect(path()).toBe(`/reading/${textId}/page/1`);
});

it('scrolls with the recording unless the reader has scrolled away', async () => {
  const { say } = await openSpoken({ view: 'continuous' });
  await screen.findByText('Huit');
  say(1);
  expect(scrolled).not.toHaveBeenCalledWith({ block: 'center' });
  const style = vi.spyOn(globalThis, 'getComputedStyle');
  style.mockReturnValue({ scrollMarginBlockStart: '90px', scrollMarginBlockEnd: '140px' } as never);
  rect = { top: innerHeight - 20, bottom: innerHeight + 20 };
  say(2);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  scrolled.mockClear();
  rect = { top: -900, bottom: -880 };
  say(3);
  expect(scrolled).not.toHaveBeenCalledWith({ block: 'center' });
});
