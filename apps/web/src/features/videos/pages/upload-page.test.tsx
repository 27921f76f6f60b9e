import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { credentials } from '../../../lib/api/client.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { fakeTus } from '../testing/fake-tus.ts';
import { openVideos } from '../testing/open-videos.tsx';
import { listAnswer, processingCard } from '../testing/video-card.ts';

const limits = {
  file_bytes: 1000,
  free_bytes: 500,
  auto_subtitles: false,
  qualities: ['720p', '1080p'],
};
const routes = (changes: Partial<typeof limits> = {}) => ({
  'GET /api/videos/limits/': { status: 200, body: { ...limits, ...changes } },
  'GET /api/videos/offline/': listAnswer([processingCard(1, { stage: null, title: 'Le film' })]),
});
const path = '/videos/upload';
const film = (size = 10) =>
  new File(['x'.repeat(size)], 'Le_film.mp4', { type: 'video/mp4', lastModified: 1 });
const subtitles = new File(['1'], 'fr.srt');

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *, label' }));
const pick = (name: string) => fireEvent.click(screen.getByText(name));

let server: ReturnType<typeof fakeTus>;
beforeEach(() => {
  sessionStorage.clear();
  credentials.signingKey = 'signing-key';
  server = fakeTus();
  server.before = answerBesides();
});

const adds = new Set(['/api/videos/offline/', '/api/videos/youtube/']);
/** The forms that were sent. */
const forms = () =>
  server.requests.flatMap(({ path: to, body }) => (adds.has(to) && body instanceof FormData ? [body] : []));
/** What the forms are answered with, one after the other. */
const answerBesides = (...answers: { status: number; body: unknown }[]): (typeof server)['before'] => {
  let count = 0;
  return ({ path: to }) =>
    adds.has(to) ? (answers[count++] ?? { status: 202, body: processingCard() }) : undefined;
};
const holdFile = () => {
  server.before = ({ method }) => (method === 'PATCH' ? 'held' : undefined);
};

const fill = () => {
  choose('Choose a video', film());
  choose('Choose subtitles', subtitles);
};
const fields = (form: FormData | undefined) =>
  Object.fromEntries(
    [...(form ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  );

describe('the form', () => {
  it('says what is missing', async () => {
    fakeServer(routes());
    openVideos(path);
    press('Upload video');
    expect(await screen.findByText('Please select a valid video file')).toBeTruthy();
    expect(screen.getByText('Subtitle file is required')).toBeTruthy();
    expect(screen.getByText('Title is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Choose a video'));
    expect(server.requests).toEqual([]);
  });

  it('refuses what is no video, no subtitles and no picture', () => {
    fakeServer(routes());
    openVideos(path);
    choose('Choose a video', new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('Please select a valid video file')).toBeTruthy();
    choose('Choose subtitles', new File(['x'], 'notes.docx'));
    expect(screen.getByText('Please select a valid .srt subtitle file')).toBeTruthy();
    pick('More');
    choose('Choose a picture', new File(['x'], 'notes.svg', { type: 'image/svg+xml' }));
    expect(screen.getByText('Please choose a PNG, JPEG, WebP or GIF picture.')).toBeTruthy();
  });

  it('takes a video by its name when the system knows no type, and its name as the title', () => {
    fakeServer(routes());
    openVideos(path);
    choose('Choose a video', new File(['x'], 'Un_autre-film.mkv'));
    expect(title().value).toBe('Un autre-film');
  });

  it('says before sending what is too large, and what the server has no room for', async () => {
    fakeServer(routes());
    openVideos(path);
    await screen.findByText(/up to 1,000 byte/);
    choose('Choose a video', film(1001));
    expect(screen.getByText('This video has 1,001 byte; this server takes up to 1,000 byte.')).toBeTruthy();
    choose('Choose a video', film(600));
    expect(
      screen.getByText('This video has 600 byte, but the server has room for 500 byte only.'),
    ).toBeTruthy();
  });

  it('files that are dropped go where they belong', () => {
    fakeServer(routes());
    const { container } = openVideos(path);
    const files = [film(), subtitles, new File(['1'], 'en.vtt')];
    fireEvent.drop(container.querySelector('form') as HTMLElement, {
      dataTransfer: { types: ['Files'], files },
    });
    for (const name of ['Le_film.mp4', 'fr.srt', 'en.vtt']) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByLabelText('Language of the second subtitles')).toBeTruthy();
  });

  it('offers to make subtitles only where that can be done', async () => {
    fakeServer(routes());
    const { unmount } = openVideos(path);
    await screen.findByText(/up to 1,000 byte/);
    expect(screen.queryByText('Make them automatically')).toBeNull();
    unmount();
    fakeServer(routes({ auto_subtitles: true }));
    openVideos(path);
    choose('Choose a video', film());
    fireEvent.click(await screen.findByLabelText('Make them automatically'));
    expect(screen.queryByLabelText('Choose subtitles')).toBeNull();
    press('Upload video');
    await waitFor(() => expect(forms()).toHaveLength(1));
    expect(fields(forms()[0])).toMatchObject({ auto_subtitles: 'true' });
  });

  it('wants more of what is content for the shop', async () => {
    fakeServer(routes());
    openVideos(path, { can_manage_content: true });
    fill();
    fireEvent.click(screen.getByLabelText('Free'));
    press('Upload video');
    for (const sentence of [
      'Description is required',
      'Author is required',
      'Category is required',
      'Valid price is required for paid content',
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    write(screen.getByLabelText(/^Description/), 'A film');
    write(screen.getByLabelText(/^Author/), 'Rea');
    write(screen.getByLabelText(/^Category/), 'History');
    write(screen.getByLabelText(/^Price/), '9.99');
    press('Upload video');
    await waitFor(() => expect(forms()).toHaveLength(1));
    expect(fields(forms()[0])).toMatchObject({
      category: 'History',
      is_free: 'false',
      price: '9.99',
      drm_protected: 'false',
    });
  });

  it('keeps what was typed over a reload', async () => {
    fakeServer(routes());
    const { unmount } = openVideos(path);
    write(title(), 'Le film');
    unmount();
    openVideos(path);
    expect(title().value).toBe('Le film');
  });

  it('tells that a part of the file has been sent before', async () => {
    localStorage.setItem(
      `tus::glossa:${person().id}:Le_film.mp4:10:1::1`,
      JSON.stringify({ uploadUrl: 'x' }),
    );
    fakeServer(routes());
    openVideos(path);
    choose('Choose a video', film());
    expect(await screen.findByText(/^A part of this file has been sent before/)).toBeTruthy();
  });
});

describe('sending', () => {
  it('sends the file, then what is said of it, and shows the library', async () => {
    fakeServer(routes());
    openVideos(path);
    fill();
    press('Upload video');
    await waitFor(() => expect(forms()).toHaveLength(1));
    expect(fields(forms()[0])).toEqual({
      title: 'Le film',
      description: '',
      author: '',
      category: '',
      language: 'fr',
      difficulty_level: 'beginner',
      tags: '[]',
      quality: '1080p',
      upload: '0192a0b0-0000-7000-b000-000000000001',
      subtitle_file: 'fr.srt',
    });
    expect(await screen.findByText('Waiting to begin…')).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/videos');
    expect(screen.getByText('Video uploaded. It is being processed now.')).toBeTruthy();
  });

  it('shows how far it is, halts, goes on and stops; the form is as it was', async () => {
    holdFile();
    fakeServer(routes());
    openVideos(path);
    fill();
    press('Upload video');
    expect(await screen.findByText('50%')).toBeTruthy();
    expect(screen.getByText('Uploading…')).toBeTruthy();
    press('Pause');
    expect(screen.getByText('Paused')).toBeTruthy();
    server.before = () => 'lost';
    press('Resume');
    expect(await screen.findByText('Waiting for the connection…')).toBeTruthy();
    press('Cancel');
    await waitFor(() => expect(server.requests.at(-1)?.method).toBe('DELETE'));
    expect(title().value).toBe('Le film');
    expect(screen.getByText('fr.srt')).toBeTruthy();
  });

  it('asks before the page is left', async () => {
    holdFile();
    fakeServer(routes());
    openVideos(path);
    fill();
    press('Upload video');
    await screen.findByText('50%');
    fireEvent.click(screen.getByText('elsewhere'));
    expect(await screen.findByText(/^The upload stops\./)).toBeTruthy();
    press('Leave');
    expect(await screen.findByText('another page')).toBeTruthy();
  });

  it('a failure loses nothing', async () => {
    server.before = () => ({ status: 413, body: { error: 'x', code: 'video_file_too_large' } });
    fakeServer(routes());
    openVideos(path);
    fill();
    press('Upload video');
    expect(
      await screen.findByText('Upload failed: This video is larger than this server takes.'),
    ).toBeTruthy();
    expect(title().value).toBe('Le film');
    expect(screen.getByText('Le_film.mp4')).toBeTruthy();
  });

  it('bad subtitles are told at their field, and the file is not sent again', async () => {
    server.before = answerBesides({ status: 400, body: { error: 'x', code: 'subtitles_unreadable' } });
    fakeServer(routes());
    openVideos(path);
    fill();
    press('Upload video');
    expect(await screen.findByText('Please select a valid .srt subtitle file')).toBeTruthy();
    choose('Choose subtitles', new File(['2'], 'better.srt'));
    press('Upload video');
    await waitFor(() => expect(forms()).toHaveLength(2));
    expect(server.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });
});

describe('a video of YouTube', () => {
  it('is named by its address, with a file of subtitles', async () => {
    server.before = answerBesides({ status: 400, body: { error: 'x', code: 'youtube_address_invalid' } });
    fakeServer(routes());
    openVideos(path);
    fireEvent.click(screen.getByLabelText('YouTube'));
    press('Add video');
    expect(await screen.findByText('This is not the address of a video on YouTube.')).toBeTruthy();
    write(screen.getByLabelText(/^Address on YouTube/), 'https://youtu.be/abcdefghijk');
    write(title(), 'Le film');
    choose('Choose subtitles', subtitles);
    press('Add video');
    await waitFor(() => expect(forms()).toHaveLength(1));
    expect(fields(forms()[0])).toMatchObject({
      video_url: 'https://youtu.be/abcdefghijk',
      subtitle_file: 'fr.srt',
    });
    expect(server.requests).toHaveLength(1);
    expect(
      await screen.findByText('Upload failed: This is not the address of a video on YouTube.'),
    ).toBeTruthy();
    expect(screen.getByText('This is not the address of a video on YouTube.')).toBeTruthy();
  });
});
