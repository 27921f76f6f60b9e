import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createYoutubePlayer, youtubeEmbedUrl, youtubeOrigin } from './youtube-player.ts';

let frame: HTMLIFrameElement;
let sent: Record<string, unknown>[];

/** Dispatches a message as YouTube's iframe sends it. */
function dispatchMessage(
  message: object,
  origin = youtubeOrigin,
  source: Window | null = frame.contentWindow,
) {
  dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
}
const dispatchInfo = (info: object) => dispatchMessage({ event: 'infoDelivery', info });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  frame = document.body.appendChild(document.createElement('iframe'));
  sent = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((
    text: string,
    target: string,
  ) => {
    if (target === youtubeOrigin) sent.push(JSON.parse(text) as Record<string, unknown>);
  }) as never);
});
afterEach(() => {
  frame.remove();
  vi.useRealTimers();
});

it('builds an embed URL with the API enabled, no controls and the start time', () => {
  const embedUrl = new URL(youtubeEmbedUrl('abcdefghijk', { origin: 'https://glossa.test', start: 61_500 }));
  expect(embedUrl.origin + embedUrl.pathname).toBe(`${youtubeOrigin}/embed/abcdefghijk`);
  expect(Object.fromEntries(embedUrl.searchParams)).toMatchObject({
    enablejsapi: '1',
    origin: 'https://glossa.test',
    controls: '0',
    start: '61',
  });
});

it('polls until the iframe responds, then extrapolates the time between updates', () => {
  const player = createYoutubePlayer(frame, 61_000);
  vi.advanceTimersByTime(600);
  expect(sent.filter(({ event }) => event === 'listening')).toHaveLength(2);
  expect([player.read().ready, player.now()]).toEqual([false, 61_000]);
  dispatchInfo({ duration: 100, currentTime: 61, playerState: 1, playbackRate: 2, volume: 40, muted: false });
  expect(player.read()).toMatchObject({
    ready: true,
    playing: true,
    duration: 100_000,
    rate: 2,
    volume: 0.4,
  });
  vi.advanceTimersByTime(500);
  expect(player.now()).toBe(62_000);
  expect(sent.filter(({ event }) => event === 'listening')).toHaveLength(2);
  dispatchInfo({ playerState: 3 });
  expect(player.read()).toMatchObject({ playing: true, waiting: true });
  player.dispose();
});

it('sends commands and ignores stale updates that arrive after them', () => {
  const player = createYoutubePlayer(frame, 0);
  dispatchInfo({ duration: 100, currentTime: 10, playerState: 1 });
  player.pause();
  player.seek(30_000);
  dispatchInfo({ currentTime: 10.2, playerState: 1 });
  expect([player.read().playing, player.now()]).toEqual([false, 30_000]);
  vi.advanceTimersByTime(1000);
  dispatchInfo({ currentTime: 30.1, playerState: 1 });
  expect([player.read().playing, player.now()]).toEqual([true, 30_100]);
  player.setVolume(0.5);
  player.setMuted(true);
  player.setRate(0.75);
  player.play();
  expect(sent.filter(({ func }) => func).map(({ func, args }) => [func, args])).toEqual([
    ['addEventListener', ['onError']],
    ['pauseVideo', []],
    ['seekTo', [30, true]],
    ['setVolume', [50]],
    ['mute', []],
    ['setPlaybackRate', [0.75]],
    ['playVideo', []],
  ]);
  player.dispose();
});

it.each([
  [100, 'gone'],
  [101, 'forbidden'],
  [150, 'forbidden'],
  [153, 'forbidden'],
  [5, 'unplayable'],
])('reports error %i as %s', (code, problem) => {
  const player = createYoutubePlayer(frame, 0);
  dispatchMessage({ event: 'onReady', info: null });
  dispatchMessage({ event: 'onError', info: code });
  expect(player.read().problem).toBe(problem);
  player.dispose();
});

it('ignores messages from other senders, and reports an unreachable player after a timeout', () => {
  const player = createYoutubePlayer(frame, 0);
  const info = { playerState: 1 };
  dispatchMessage({ event: 'infoDelivery', info }, 'https://evil.test');
  dispatchMessage({ event: 'infoDelivery', info }, youtubeOrigin, window);
  dispatchEvent(
    new MessageEvent('message', { data: 'no json', origin: youtubeOrigin, source: frame.contentWindow }),
  );
  expect(player.read()).toMatchObject({ ready: false, playing: false });
  vi.advanceTimersByTime(13_000);
  expect(player.read().problem).toBe('unreachable');
  player.dispose();
});
