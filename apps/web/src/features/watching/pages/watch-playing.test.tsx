import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { videoId } from '@/domain/player/testing/sample-video.ts';
import { lines, openWatch } from '../testing/open-watch.tsx';
import { samplePart, sampleSentence } from '../testing/sample-track.ts';

const video = fakeVideo();
const button = (name: string) => screen.getByRole('button', { name });

it('plays and pauses with the space bar, the button and a click on the video', async () => {
  const { user, subtitleText } = await openWatch();
  expect(subtitleText()).toBe(lines[0]);
  await user.keyboard(' ');
  expect(video.state.paused).toBe(false);
  video.playTo(2.5);
  expect(subtitleText()).toBe(lines[1]);
  await user.click(button('Pause'));
  expect(video.state.paused).toBe(true);
  await user.click(screen.getByTestId('video-overlay'));
  expect(video.state.paused).toBe(false);
});

it('moves between sentences with keys and buttons, and replays a sentence', async () => {
  const { user, subtitleText } = await openWatch();
  await user.keyboard('{ArrowRight}{PageDown}');
  expect([subtitleText(), video.state.time]).toEqual([lines[2], 4]);
  await user.keyboard('{ArrowLeft}');
  expect(subtitleText()).toBe(lines[1]);
  await user.click(button('Previous sentence'));
  expect(subtitleText()).toBe(lines[0]);
  video.seek(0.9);
  await user.keyboard('p');
  expect([video.state.time, video.state.paused]).toEqual([0, false]);
});

it('pauses after each sentence when enabled, and saves that setting to the account', async () => {
  const { user, subtitleText, sent } = await openWatch();
  await user.click(button('Pause after each sentence'));
  expect(button('Pause after each sentence').getAttribute('aria-pressed')).toBe('true');
  await user.keyboard(' ');
  video.playTo(9);
  expect([subtitleText(), video.state.paused, video.state.time]).toEqual([lines[0], true, 1.5]);
  await waitFor(() => expect(sent('/settings/')).toEqual([{ autoPause: true }]));
});

it('repeats a sentence and loops from A to B', async () => {
  const { user, subtitleText } = await openWatch();
  await user.keyboard('r ');
  video.playTo(1.5);
  expect([subtitleText(), video.state.time]).toEqual([lines[0], 0]);
  await user.keyboard('r');
  expect(button('Repeat sentence').getAttribute('aria-pressed')).toBe('false');
  await user.click(button('Set loop start'));
  video.playTo(2.5);
  await user.click(button('Set loop end'));
  video.playTo(3);
  expect(video.state.time).toBe(0);
  await user.keyboard('b');
  video.playTo(3);
  expect(video.state.time).toBe(3);
});

it('plays slower, faster and muted', async () => {
  const { user } = await openWatch();
  const element = document.querySelector('video') as HTMLVideoElement;
  await user.keyboard('m');
  expect(element.muted).toBe(true);
  await user.keyboard('<<');
  await waitFor(() => expect(element.playbackRate).toBe(0.8));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5');
  expect(element.playbackRate).toBe(1.5);
});

it('resumes where the learner stopped and saves the position', async () => {
  const { user, subtitleText, sent } = await openWatch();
  await user.keyboard(' ');
  video.playTo(5);
  expect(sent('/position/')).toEqual([]);
  video.playTo(11);
  await waitFor(() => expect(sent('/position/')).toEqual([{ position: 10 }]));
  await user.keyboard(' ');
  await waitFor(() => expect(sent('/position/').at(-1)).toEqual({ position: 11 }));
  await user.click(screen.getByRole('link', { name: 'Back to the videos' }));
  await user.click(screen.getByRole('link', { name: 'again' }));
  await screen.findByRole('group', { name: 'Player' });
  expect(video.state.time).toBe(11);
  expect(subtitleText()).toBe(lines[3]);
  await user.keyboard(' ');
  video.end();
  await waitFor(() => expect(sent('/position/').at(-1)).toEqual({ position: 0 }));
});

it('saves the position when leaving the page', async () => {
  const { sent } = await openWatch();
  video.seek(7);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent('/position/')).toEqual([{ position: 7 }]));
});

it('records a view once, after enough of the video was actually played', async () => {
  const { user, sent } = await openWatch();
  video.seek(29);
  await user.keyboard(' ');
  video.playTo(58);
  expect(sent('record_video_watched/')).toEqual([]);
  video.seek(0);
  video.playTo(40);
  await waitFor(() => expect(sent('record_video_watched/')).toEqual([{ video_id: videoId }]));
});

it('shifts the subtitles immediately and saves the delay in one request', async () => {
  const { user, subtitleText, sent } = await openWatch();
  video.seek(2.1);
  expect(subtitleText()).toBe(lines[1]);
  await user.keyboard(']]');
  expect(subtitleText()).toBe(lines[0]);
  await waitFor(() => expect(sent(`/offline/${videoId}/`)).toEqual([{ shift: 200 }]));
  await user.click(button('Subtitles and playback'));
  const row = await screen.findByRole('group', { name: 'Subtitle delay' });
  await user.click(within(row).getByRole('button', { name: 'Subtitles earlier' }));
  within(row).getByRole('button', { name: '0.1 s: reset delay' });
});

it('fetches the sentences at the seek position and ahead of it', async () => {
  const sentences = Array.from({ length: 200 }, (_, seq) => sampleSentence(seq, `Phrase ${seq}.`));
  const { subtitleText, received } = await openWatch({
    part: samplePart(sentences.slice(0, 40)),
    changes: { sentence_count: 200 },
    routes: {
      [`GET /api/videos/learn/${videoId}/part/`]: ({ query }) => {
        const from = query['at'] === undefined ? Number(query['from']) : Number(query['at']) / 2000 - 20;
        return { status: 200, body: samplePart(sentences.slice(from, from + 60)) };
      },
    },
  });
  video.seek(301);
  await waitFor(() => expect(subtitleText()).toBe('Phrase 150.'));
  const listRequestedParts = () =>
    received.filter(({ path }) => path.endsWith('/part/')).map(({ query }) => query['at'] ?? query['from']);
  await waitFor(() => expect(listRequestedParts()).toEqual(expect.arrayContaining(['0', '300000', '120'])));
});

const youtube = { changes: { file: null, youtube: 'abcdefghijk' } };

it('loads nothing from YouTube until the viewer agrees, and asks each time unless the choice is remembered', async () => {
  const open = () => openWatch({ ...youtube, loadsYoutube: false });
  const findLoadButton = () => screen.findByRole('button', { name: 'Load video' });
  const { user } = await open();
  const load = await findLoadButton();
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(load);
  expect(document.querySelector('iframe')).not.toBeNull();
  cleanup();
  await open();
  await findLoadButton();
  await user.click(screen.getByRole('checkbox', { name: 'Always load videos from YouTube on this device' }));
  await user.click(await findLoadButton());
  cleanup();
  await open();
  await screen.findByRole('group', { name: 'Player' });
  expect(document.querySelector('iframe')).not.toBeNull();
});

it('controls the YouTube frame with the app’s own controls', async () => {
  const { user, subtitleText } = await openWatch(youtube);
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  expect(frame.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?enablejsapi=1/);
  const report = (info: object) =>
    act(() => {
      const data = JSON.stringify({ event: 'infoDelivery', info });
      const origin = 'https://www.youtube-nocookie.com';
      dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  report({ duration: 60, currentTime: 4.2, playerState: 2 });
  expect(subtitleText()).toBe(lines[2]);
  await user.click(button('Play'));
  expect(post.mock.calls.some(([text]) => String(text).includes('playVideo'))).toBe(true);
});
