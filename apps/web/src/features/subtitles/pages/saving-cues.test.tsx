import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { watching } from '@/domain/player/testing/sample-video.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { task, taskId } from '@/testing/task.ts';
import { fakeLayout } from '@/domain/player/testing/fake-layout.ts';
import { cuesPath, openEditor } from '../testing/open-editor.tsx';
import { sampleCue } from '../testing/sample-cues.ts';

fakeVideo();
fakeLayout();
const taskPath = `GET /api/tasks/tasks/${taskId}/status/`;
const version = '0192a0b0-0000-7000-8000-0000000000d1';
const newer = '0192a0b0-0000-7000-8000-0000000000d2';

const sampleWatching = watching({ sentences: [], words: {}, phrases: [], second: [] });
const { video: sampleVideo } = sampleWatching;

it('sends the changes, waits for processing and continues with the new version', async () => {
  let isReady = false;
  const { user, served, text, texts, press, saved } = await openEditor({
    routes: {
      [taskPath]: () => ({
        status: 200,
        body: task(isReady ? { status: 'SUCCESS' } : { status: 'STARTED', progress: 40 }),
      }),
    },
  });
  await user.type(text(1), ' bis');
  await user.click(text(4));
  await press('Delete');
  screen.getByText('2 changes');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Preparing a new version');
  expect(text(1).readOnly).toBe(true);
  expect(saved()).toEqual([
    {
      version,
      changes: [
        { seq: 0, cue: { ...sampleCue(0), text: 'Cue number 0 bis' } },
        { seq: 3, cue: null },
      ],
      added: [],
    },
  ]);
  served.version = newer;
  served.cues = [{ ...sampleCue(0), text: 'As the server has it' }, sampleCue(1)];
  isReady = true;
  await waitFor(() => expect(texts()).toEqual(['As the server has it', 'Cue number 1']));
  await screen.findByText('The new subtitles are ready.');
  expect(screen.queryByText('Preparing a new version')).toBeNull();
  await user.type(text(2), '!');
  await press('Save');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ version: newer });
});

it('keeps the edits if processing the new version fails', async () => {
  const { user, text, press, saved } = await openEditor({
    routes: {
      [taskPath]: { status: 200, body: task({ status: 'FAILURE', message: 'subtitles_too_many' }) },
    },
  });
  await user.type(text(1), ' bis');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'These subtitles have more than 50,000 cues.',
  );
  expect(screen.getByRole('alert').textContent).toContain('Your changes are still here.');
  expect(text(1).value).toBe('Cue number 0 bis');
  await press('Save');
  await waitFor(() => expect(saved()).toHaveLength(2));
});

it('keeps the edits on a conflict and offers to load the other version', async () => {
  const { user, served, text, texts, press } = await openEditor({
    routes: { [`PATCH ${cuesPath}`]: { status: 409, body: { error: 'Changed', code: 'subtitles_changed' } } },
  });
  await user.type(text(1), ' bis');
  await press('Save');
  await screen.findByText('These subtitles were changed elsewhere');
  expect(text(1).value).toBe('Cue number 0 bis');
  served.version = newer;
  served.cues = [sampleCue(7)];
  await press('Load the new version');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(text(1).value).toBe('Cue number 0 bis');
  await press('Load the new version');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Load the new version' }));
  await waitFor(() => expect(texts()).toEqual(['Cue number 7']));
  expect(screen.queryByText('These subtitles were changed elsewhere')).toBeNull();
});

it('keeps the edits while another version is processed and then offers to load it', async () => {
  let state = { version, preparing: false };
  const { user, text, press } = await openEditor({
    routes: {
      [`GET /api/videos/learn/${sampleVideo.id}/`]: () => ({
        status: 200,
        body: { ...sampleWatching, ...state, second_language: 'de', video: { ...sampleVideo, task: taskId } },
      }),
      [taskPath]: () => ({ status: 200, body: task({ status: state.preparing ? 'STARTED' : 'SUCCESS' }) }),
    },
  });
  await user.type(text(1), ' bis');
  state = { version, preparing: true };
  // Removing the second subtitles refetches the video, which now has a version in preparation.
  await press('Files');
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await screen.findByText(/The German subtitles/);
  await press('Remove');
  await screen.findByText('Preparing a new version');
  state = { version: newer, preparing: false };
  await screen.findByText('These subtitles were changed elsewhere');
  expect(text(1).value).toBe('Cue number 0 bis');
});

it('warns about unsaved edits and discards them on request', async () => {
  const { user, text, press } = await openEditor();
  await user.type(text(1), ' bis');
  await user.click(screen.getByText('away'));
  await screen.findByText('1 change to the subtitles hasn’t been saved.');
  await press('Cancel');
  expect(text(1).value).toBe('Cue number 0 bis');
  await press('Discard');
  expect(text(1).value).toBe('Cue number 0');
  await user.click(screen.getByText('away'));
  await screen.findByText('The library');
});

it('waits for a version that is already being processed', async () => {
  let isReady = false;
  const { served, text, texts } = await openEditor({
    changes: {
      preparing: true,
      video: { ...sampleVideo, task: taskId },
    },
    routes: {
      [taskPath]: () => ({ status: 200, body: task({ status: isReady ? 'SUCCESS' : 'STARTED' }) }),
    },
  });
  await screen.findByText('Preparing a new version');
  expect(text(1).readOnly).toBe(true);
  served.version = newer;
  served.cues = [sampleCue(9)];
  isReady = true;
  await waitFor(() => expect(texts()).toEqual(['Cue number 9']));
});

it('adds second subtitles and shows why a file is rejected', async () => {
  const uploads = mockUploads();
  const { user, press } = await openEditor();
  await press('Files');
  await user.click(await screen.findByRole('menuitem', { name: 'Add from a file…' }));
  await press('Add');
  await screen.findByText('Subtitle file is required');
  const file = new File(['1\n00:00:01,000 --> 00:00:02,000\nOne.\n'], 'one.srt');
  await user.upload(screen.getByLabelText('Choose subtitles'), file);
  await user.selectOptions(screen.getByLabelText('Language of the second subtitles'), 'German');
  await press('Add');
  await waitFor(() => expect(uploads).toHaveLength(1));
  const [sent] = uploads;
  expect([sent?.body.get('kind'), sent?.body.get('language')]).toEqual(['second', 'de']);
  sent?.respond(400, { error: 'No cues', code: 'subtitles_unreadable' });
  await screen.findByText('Please select a valid .srt subtitle file');
  await press('Add');
  await waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]?.respond(202, sampleVideo);
  await screen.findByText('Second subtitles added');
});

it('removes second subtitles after confirmation', async () => {
  const { user, received, press } = await openEditor({ changes: { second_language: 'de' } });
  await press('Files');
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await screen.findByText(/The German subtitles will be permanently removed/);
  await press('Remove');
  await screen.findByText('Second subtitles removed');
  expect(received.some(({ method }) => method === 'DELETE')).toBe(true);
});
