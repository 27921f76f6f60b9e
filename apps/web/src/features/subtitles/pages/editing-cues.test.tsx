import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { fakeLayout } from '@/domain/player/testing/fake-layout.ts';
import { cuesPath, openEditor } from '../testing/open-editor.tsx';
import { sampleCue } from '../testing/sample-cues.ts';

const video = fakeVideo();
fakeLayout();

afterEach(() => vi.useRealTimers());

it('shows the cues, with the current one over the video', async () => {
  const { texts, start, end } = await openEditor({ changes: { shift: 500 } });
  expect(document.title).toContain('Subtitles of “La clé”');
  expect(texts()).toEqual(['Cue number 0', 'Cue number 1', 'Cue number 2', 'Cue number 3']);
  expect([start(2).value, end(2).value]).toEqual(['0:00:02.000', '0:00:03.500']);
  // The subtitles are delayed by half a second.
  video.seek(2.4);
  expect(screen.queryByTestId('displayed-cue')).toBeNull();
  video.seek(2.6);
  expect((await screen.findByTestId('displayed-cue')).textContent).toContain('Cue number 1');
});

it('edits texts and times, and undoes and redoes the edits', async () => {
  // Stop the clock, so that typing counts as continuous even if the test runs slowly.
  vi.useFakeTimers({ toFake: ['performance'] });
  const { user, text, end, press } = await openEditor();
  await user.clear(text(2));
  await user.type(text(2), 'Le chat');
  await user.clear(end(2));
  await user.type(end(2), '0:03,2{Enter}');
  expect(end(2).value).toBe('0:00:03.200');
  screen.getByText('1 change');
  await user.keyboard('{Control>}z{/Control}');
  expect(end(2).value).toBe('0:00:03.500');
  await press('Undo');
  expect(text(2).value).toBe('Cue number 1');
  expect(screen.queryByText('1 change')).toBeNull();
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  await press('Redo');
  expect([text(2).value, end(2).value]).toEqual(['Le chat', '0:00:03.200']);
});

it('sets times from the video, minus the subtitle delay, and in steps', async () => {
  const { user, text, start, end, press } = await openEditor({ changes: { shift: 500 } });
  await user.click(text(2));
  const tools = within(screen.getByRole('region', { name: /^Actions for cue 2$/ }));
  const [startTools, endTools] = ['Start', 'End'].map((name) => within(tools.getByRole('group', { name })));
  video.seek(3);
  await user.click(startTools?.getByRole('button', { name: 'Set to current time' }) as HTMLElement);
  expect(start(2).value).toBe('0:00:02.500');
  await user.click(endTools?.getByRole('button', { name: '0.1 s later' }) as HTMLElement);
  expect(end(2).value).toBe('0:00:03.600');
  await user.click(start(2));
  await user.keyboard('{ArrowDown}');
  expect(start(2).value).toBe('0:00:02.400');
  video.seek(4);
  await press('Play cue 2');
  expect(video.state).toMatchObject({ paused: false, time: 2.9 });
  await user.keyboard(']');
  expect(end(2).value).toBe('0:00:02.400');
});

it('plays one cue and pauses at its end', async () => {
  const { user, text } = await openEditor();
  await user.click(text(3));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(video.state).toMatchObject({ paused: false, time: 4 });
  video.playTo(20);
  expect(video.state.paused).toBe(true);
  expect(video.state.time).toBeLessThan(6);
});

it('splits cues at the caret, and joins, adds and deletes cues', async () => {
  const { user, text, texts, press } = await openEditor();
  await user.click(text(1));
  text(1).setSelectionRange(3, 3);
  await press('Split');
  expect(texts()).toEqual(['Cue', 'number 0', 'Cue number 1', 'Cue number 2', 'Cue number 3']);
  await press('Join with next');
  expect(texts()[0]).toBe('Cue number 0');
  await press('Add after');
  await waitFor(() => expect(document.activeElement).toBe(text(2)));
  await user.keyboard('Et puis');
  expect(texts().slice(0, 3)).toEqual(['Cue number 0', 'Et puis', 'Cue number 1']);
  await press('Delete');
  expect(texts()).toHaveLength(4);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play cue 2' })),
  );
  await user.keyboard('{Delete}');
  expect(texts()).toEqual(['Cue number 0', 'Cue number 2', 'Cue number 3']);
});

it('moves between cues by keyboard', async () => {
  const { user, text } = await openEditor();
  await user.click(text(1));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(text(2));
  text(2).setSelectionRange(4, 4);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(text(2));
  text(2).setSelectionRange(0, 0);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(text(1));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play cue 2' }));
  expect(video.state.time).toBe(2);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('k');
  expect(video.state.paused).toBe(false);
});

it('shows errors next to the cue and disables saving until they are fixed', async () => {
  const { user, text, end, press } = await openEditor();
  const problemOf = (number: number) =>
    document.getElementById(text(number).getAttribute('aria-describedby') ?? '')?.textContent;
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await user.clear(text(2));
  await user.clear(end(3));
  await user.type(end(3), '0:00:01{Enter}');
  expect(problemOf(2)).toBe('This cue is empty. Enter some text or delete it.');
  expect(problemOf(3)).toBe('The end must come after the start.');
  expect(save().disabled).toBe(true);
  await press('2 errors to fix');
  await waitFor(() => expect(document.activeElement).toBe(text(2)));
  await user.type(text(2), 'Oui');
  await user.click(text(3));
  await user.clear(end(3));
  await user.type(end(3), 'soon{Tab}');
  expect(end(3).getAttribute('aria-invalid')).toBe('true');
  await user.clear(end(3));
  await user.type(end(3), '5{Tab}');
  expect(save().disabled).toBe(false);
});

it('fetches and renders only the visible cues, even if there are a hundred thousand', async () => {
  const count = 100_000;
  const { received, texts } = await openEditor({ count });
  screen.getByText('100,000 cues');
  expect(texts().length).toBeLessThan(40);
  video.state.duration = count * 2;
  video.seek(120_001);
  expect((await screen.findByTestId('displayed-cue')).textContent).toContain('Cue number 60000');
  const requests = received.filter(({ path }) => path === cuesPath).map(({ query }) => query);
  expect(requests).toEqual([
    { from: '0', count: '100' },
    { at: '120001000', count: '1' },
    { from: '60000', count: '100' },
  ]);
  video.state.duration = 60;
});

it('labels automatically generated subtitles', async () => {
  await openEditor({ origin: 'automatic', cues: [sampleCue(0)] });
  screen.getByText('Generated automatically. Please check them.');
});
