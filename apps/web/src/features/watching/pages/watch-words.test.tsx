import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { videoId } from '@/domain/player/testing/sample-video.ts';
import { fakeLayout } from '@/domain/player/testing/fake-layout.ts';
import { lines, openWatch } from '../testing/open-watch.tsx';
import { samplePart, sampleSentence } from '../testing/sample-track.ts';

const video = fakeVideo();
const known = (...forms: string[]) => Object.fromEntries(forms.map((form) => [form, { level: 4 }]));
const part = (words: Parameters<typeof samplePart>[1] = {}) =>
  samplePart(
    lines.map((text, seq) => sampleSentence(seq, text)),
    words,
  );

fakeLayout();

it('colors words by level in the subtitles and the transcript', async () => {
  const { word } = await openWatch({ part: part({ words: known('chat') }) });
  expect(word('chat').dataset['level']).toBe('known');
  expect(word('dort').dataset['level']).toBe('new');
  const rows = within(screen.getByRole('list', { name: 'Transcript' })).getAllByText('chat');
  expect(rows.map(({ dataset }) => dataset['level'])).toEqual(['known']);
});

it('pauses and opens the panel of a clicked word, and closes it on resume', async () => {
  const { user, word, selected } = await openWatch();
  await user.keyboard(' ');
  await user.click(word('dort'));
  expect(video.state.paused).toBe(true);
  await screen.findByRole('heading', { name: 'dort' });
  expect(selected()).toBe('dort');
  await user.keyboard(' ');
  expect(video.state.paused).toBe(false);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'dort' })).toBeNull());
});

it('pauses while the mouse is over the subtitles, unless disabled', async () => {
  const first = await openWatch();
  await first.user.keyboard(' ');
  await first.user.hover(first.word('chat'));
  expect(video.state.paused).toBe(true);
  await first.user.unhover(first.word('chat'));
  expect(video.state.paused).toBe(false);
  first.unmount();
  video.state.paused = true;
  const second = await openWatch({ settings: { hoverPause: false } });
  await second.user.keyboard(' ');
  await second.user.hover(second.word('chat'));
  expect(video.state.paused).toBe(false);
});

it('moves by sentence with the arrow keys, or by word once a word is selected', async () => {
  const { user, subtitleText, selected } = await openWatch();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect([subtitleText(), selected()]).toEqual([lines[0], 'chat']);
  await user.keyboard('{Escape}{ArrowRight}');
  expect([subtitleText(), selected()]).toEqual([lines[1], undefined]);
});

it('moves to the next new word in any sentence, and queries the server if it isn’t loaded', async () => {
  const words = known('le', 'chat', 'la', 'souris', 'mange', 'chien', 'regarde', 'tous');
  const { user, subtitleText, selected, received } = await openWatch({
    part: part({ words }),
    changes: { sentence_count: 900 },
    routes: {
      [`GET /api/videos/learn/${videoId}/next_unknown/`]: { status: 200, body: { sentence: null } },
    },
  });
  await user.keyboard('n');
  expect(selected()).toBe('dort');
  await user.keyboard('n');
  await waitFor(() => expect(selected()).toBe('rient'));
  expect([subtitleText(), video.state.time]).toEqual([lines[3], 6]);
  await user.keyboard('n');
  await screen.findByText(/No more new words after this/);
  expect(received.find(({ path }) => path.endsWith('/next_unknown/'))?.query).toEqual({ after: '3' });
});

it('hides subtitles until they are requested', async () => {
  const { user, sent } = await openWatch({
    settings: { subtitles: 'asked', secondSubtitles: 'asked' },
    part: part({ second: [{ start: 0, end: 1500, text: 'The cat sleeps.' }] }),
    changes: { second_language: 'en' },
  });
  const show = () => screen.queryByRole('button', { name: 'Show subtitles' });
  const second = () => screen.queryByRole('button', { name: 'Show second subtitles' });
  expect(screen.getByText('The cat sleeps.').getAttribute('aria-hidden')).toBe('true');
  await user.click(show() as HTMLElement);
  expect(show()).toBeNull();
  await user.keyboard('v');
  expect(second()).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(show()).not.toBeNull();
  await user.keyboard('cc');
  expect(show()).toBeNull();
  await waitFor(() => expect(sent('/settings/')).toEqual([{ subtitles: 'always' }]));
});

it('shows cues as in the file or joined into whole sentences', async () => {
  const cues = [
    { cue: 0, start: 0, end: 700, at: 0 },
    { cue: 1, start: 800, end: 1500, at: 4 },
  ];
  const { user, subtitleText } = await openWatch({
    part: samplePart([sampleSentence(0, 'Le chat dort bien.', { cues })]),
    settings: { subtitleUnit: 'cue' },
  });
  expect(subtitleText()).toBe('Le chat');
  video.seek(0.9);
  expect(subtitleText()).toBe('dort bien.');
  await user.click(screen.getByRole('button', { name: 'Subtitles and playback' }));
  await user.click(await screen.findByRole('radio', { name: 'Whole sentences' }));
  expect(subtitleText()).toBe('Le chat dort bien.');
});

it('follows playback in the transcript, seeks on click, and opens words without seeking', async () => {
  const { user, subtitleText, selected } = await openWatch();
  const rows = within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
  await user.click(screen.getByRole('button', { name: 'Go to 0:04' }));
  expect([subtitleText(), video.state.time]).toEqual([lines[2], 4]);
  expect(rows[2]?.getAttribute('aria-current')).toBe('true');
  await user.click(within(rows[1] as HTMLElement).getByText('souris'));
  await screen.findByRole('heading', { name: 'souris' });
  expect([subtitleText(), selected(), video.state.time]).toEqual([lines[1], 'souris', 4]);
  await user.keyboard(' ');
  expect(subtitleText()).toBe(lines[2]);
});

it('marks the new words in watched sentences as known, and can undo it', async () => {
  const { user, word, sent } = await openWatch({ part: part({ words: known('le') }) });
  await user.keyboard(' ');
  video.playTo(2.5);
  await user.click(screen.getByRole('button', { name: 'Mark seen words as known (5)' }));
  await waitFor(() => expect(sent('/mark_known/')).toEqual([{ from_sentence: 0, to_sentence: 1 }]));
  expect(word('souris').dataset['level']).toBe('known');
  const note = await screen.findByRole('group', { name: 'Last change' });
  await user.click(within(note).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(word('souris').dataset['level']).toBe('new'));
  await waitFor(() => expect(sent('/words/undo/')).toHaveLength(1));
});

it('lists the watch page’s shortcuts', async () => {
  const { shortcutStore } = await import('@/lib/shortcuts/shortcuts.ts');
  await openWatch();
  const listedShortcuts = shortcutStore.read().filter(({ group }) => group === 'Watching');
  expect(listedShortcuts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Play or pause', 'Next sentence', 'Full screen', 'Subtitles later']),
  );
  vi.restoreAllMocks();
});
