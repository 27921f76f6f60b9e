import { pastedTextLimit } from '@glossa/contract/text-upload';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { prefilledState } from '@/domain/paths/prefilled-text.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { task, taskId } from '@/testing/task.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { longTimeout } from '@/testing/long-timeout.ts';
import { openTexts } from '../testing/open-texts.tsx';
import { listResponse, settingsResponse, textCard, textId } from '../testing/text-card.ts';

const routes = {
  'GET /api/settings/': settingsResponse,
  'GET /api/texts/': listResponse([]),
  'GET /api/texts/tags/': { status: 200, body: { results: [] } },
};
const path = '/articles/upload';
const file = (name: string, content = 'Bonjour.') => new File([content], name);

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const area = () => screen.queryByLabelText<HTMLTextAreaElement>('Text');
const button = (name: string) =>
  screen.getByText<HTMLButtonElement>(name, { selector: 'button *' }).closest('button');
const submit = () => button('Submit article') as HTMLButtonElement;
const press = (name: string) => fireEvent.click(button(name) as HTMLElement);
const write = (field: HTMLElement | null, value: string) =>
  fireEvent.change(field ?? document.body, { target: { value } });
const choose = (label: string, chosen: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [chosen] } });
const fill = () => {
  write(title(), 'Le chat');
  write(area(), 'Le chat dort.');
};
const uploaded = (task_status: ReturnType<typeof task> | null) => ({
  ...textCard(1, { title: 'Le chat', status: task_status ? 'analysing' : 'ready' }),
  task_status,
});

let uploads: ReturnType<typeof mockUploads>;
beforeEach(() => {
  sessionStorage.clear();
  uploads = mockUploads();
});

describe('the form', () => {
  it('can be submitted once there is a title and a text', () => {
    fakeServer(routes);
    openTexts(path);
    expect(submit().disabled).toBe(true);
    write(title(), 'Le chat');
    expect(submit().disabled).toBe(true);
    write(area(), 'Le chat dort.');
    expect(submit().disabled).toBe(false);
    write(title(), '  ');
    expect(submit().disabled).toBe(true);
  });

  it('rejects blank pasted text', async () => {
    fakeServer(routes);
    openTexts(path);
    write(title(), 'Le chat');
    write(area(), ' \n ');
    expect(await screen.findByText('Either content or file upload is required')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    write(area(), 'Le chat dort.');
    expect(screen.queryByText('Either content or file upload is required')).toBeNull();
  });

  it('counts characters, and shows the limit and the length of a text that is too long', () => {
    fakeServer(routes);
    openTexts(path);
    fill();
    expect(screen.getByText('13 / 100,000 characters')).toBeTruthy();
    write(area(), 'a'.repeat(pastedTextLimit + 1));
    expect(screen.getByText('Text must be at most 100,000 characters (currently 100,001)')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    fireEvent.click(screen.getByText(/^Too long to paste/));
    expect(screen.getByText('Le chat.txt')).toBeTruthy();
    expect(submit().disabled).toBe(false);
  });

  it('replaces the text with a file and fills an empty title from its name', () => {
    fakeServer(routes);
    openTexts(path);
    write(area(), 'Le chat dort.');
    choose('Choose a file', file('le_petit-prince.txt'));
    expect(area()).toBeNull();
    expect(title().value).toBe('le petit-prince');
    expect(submit().disabled).toBe(false);
    fireEvent.click(screen.getByLabelText('Remove le_petit-prince.txt'));
    expect(area()?.value).toBe('Le chat dort.');
  });

  it('starts with the text passed in by a link', () => {
    fakeServer(routes);
    const prefilled = { title: 'Günaydın', text: 'Benim adım Maria.' };
    openTexts({ pathname: path, state: prefilledState(prefilled) }, { current_language: 'tr' });
    expect(title().value).toBe('Günaydın');
    expect(area()?.value).toBe('Benim adım Maria.');
    expect(submit().disabled).toBe(false);
  });

  it('rejects unsupported file types', () => {
    fakeServer(routes);
    openTexts(path);
    choose('Choose a file', file('book.pdf'));
    expect(screen.getByText('This isn’t a plain text file.')).toBeTruthy();
    choose('Choose an MP3 recording', file('voice.wav'));
    expect(screen.getByText('Please upload an MP3 file')).toBeTruthy();
  });

  it('rejects a recording that doesn’t fit in the user’s storage', async () => {
    const space = { used: 995, reserved: 0, limit: 1000, kinds: [] };
    fakeServer({ ...routes, 'GET /api/account/storage/': { status: 200, body: space } });
    openTexts(path);
    // Unlike `waitFor`, `vi.waitFor` doesn't rerun when its callback changes the page.
    await vi.waitFor(() => {
      choose('Choose an MP3 recording', file('voice.mp3', 'ID3 and more'));
      expect(screen.getByText(/needs 12 byte, but you have only 5 byte of 1,000 byte left/)).toBeTruthy();
    }, longTimeout);
  });

  it('requires a full URL for a recording', async () => {
    fakeServer(routes);
    openTexts(path);
    fill();
    write(screen.getByLabelText('Link to a recording'), 'example');
    fireEvent.click(submit());
    expect(await screen.findByText('Must be a valid URL')).toBeTruthy();
    expect(uploads).toEqual([]);
  });

  it('is restored after a reload', async () => {
    fakeServer(routes);
    const { unmount } = openTexts(path);
    fill();
    unmount();
    openTexts(path);
    expect(title().value).toBe('Le chat');
    expect(area()?.value).toBe('Le chat dort.');
    press('Start over');
    await waitFor(() => expect(title().value).toBe(''));
  });

  it('warns before leaving', async () => {
    fakeServer(routes);
    openTexts(path);
    fill();
    fireEvent.click(screen.getByText('elsewhere'));
    await screen.findByText('Leave this page?');
    expect(screen.queryByText('another page')).toBeNull();
    press('Leave');
    expect(await screen.findByText('another page')).toBeTruthy();
  });
});

describe('sending', () => {
  const send = async () => {
    openTexts(path);
    fill();
    fireEvent.click(submit());
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [upload] = uploads;
    if (!upload) throw new Error('nothing was sent');
    return upload;
  };

  it('sends all fields, shows the progress and opens the reader', async () => {
    fakeServer(routes);
    const upload = await send();
    expect(Object.fromEntries(upload.body)).toEqual({
      title: 'Le chat',
      text: 'Le chat dort.',
      author: '',
      source: '',
      audioUrl: '',
      difficulty_level: 'beginner',
      language: '7',
      from_subtitles: 'false',
    });
    act(() => upload.progress(0.5));
    expect(screen.getByText('50%')).toBeTruthy();
    act(() => upload.respond(201, uploaded(null)));
    expect(await screen.findByText('the reader')).toBeTruthy();
    expect(screen.getByText('Article submitted successfully')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it('can be canceled, leaving the form unchanged', async () => {
    fakeServer(routes);
    const upload = await send();
    press('Cancel');
    await waitFor(() => expect(title().value).toBe('Le chat'));
    expect(upload.aborted).toBe(true);
  });

  it('shows the server’s message, or a generic error', async () => {
    fakeServer(routes);
    const upload = await send();
    act(() => upload.respond(400, { error: 'x', code: 'text_empty' }));
    expect(await screen.findByText('No readable text was found.')).toBeTruthy();
    fireEvent.click(submit());
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]?.respond(599, {}));
    expect(await screen.findByText('Failed to submit article')).toBeTruthy();
  });

  it('waits for the analysis of a large text and opens the reader', async () => {
    let isAnalyzed = false;
    fakeServer({
      ...routes,
      [`GET /api/tasks/tasks/${taskId}/status/`]: () => ({
        status: 200,
        body: task(isAnalyzed ? { status: 'SUCCESS', progress: 100 } : {}),
      }),
    });
    const upload = await send();
    act(() => upload.respond(202, uploaded(task())));
    expect(await screen.findByText('40%')).toBeTruthy();
    isAnalyzed = true;
    expect(await screen.findByText('the reader')).toBeTruthy();
    expect(screen.getByTestId('url').textContent).toBe(`/reading/${textId(1)}`);
  });

  it('shows why the analysis failed', async () => {
    fakeServer({
      ...routes,
      [`GET /api/tasks/tasks/${taskId}/status/`]: {
        status: 200,
        body: task({ status: 'FAILURE', message: 'encoding_unknown' }),
      },
    });
    const upload = await send();
    act(() => upload.respond(202, uploaded(task())));
    expect(await screen.findByText('This text couldn’t be prepared')).toBeTruthy();
    expect(screen.getByText(/this file’s encoding/)).toBeTruthy();
    press('Try another text');
    expect(submit().disabled).toBe(true);
  });
});
