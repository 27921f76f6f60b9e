import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { task, taskId } from '@/testing/task.ts';
import { openTexts } from '../testing/open-texts.tsx';
import { listResponse, settingsResponse, textCard, textId } from '../testing/text-card.ts';

const id = textId(1);
const path = `/reading/edit/${id}`;
const textPath = `/api/texts/${id}/`;
const card = textCard(1, { title: 'Le chat', author: 'Anne', tags: [{ name: 'animals', color: 'gray' }] });
const routes = {
  'GET /api/settings/': settingsResponse,
  'GET /api/texts/': listResponse([]),
  'GET /api/texts/tags/': { status: 200, body: { results: [] } },
  [`GET ${textPath}`]: { status: 200, body: { ...card, content: 'Le chat dort.' } },
};
const savedResponse = { status: 200, body: { ...card, task_status: null } };
const notFoundResponse = { status: 404, body: { error: 'x', code: 'text_not_found' } };

const open = async () => {
  openTexts(path);
  return screen.findByLabelText<HTMLTextAreaElement>('Content');
};
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
const save = () => press('Save');
const write = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

describe('saving', () => {
  it('sends the fields, without the content if it is unchanged, and opens the reader', async () => {
    const received = fakeServer({ ...routes, [`PATCH ${textPath}`]: savedResponse });
    await open();
    write(screen.getByLabelText(/^Title/), 'Le chien');
    save();
    expect(await screen.findByText('the reader')).toBeTruthy();
    expect(screen.getByText('Text saved successfully')).toBeTruthy();
    expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({
      title: 'Le chien',
      author: 'Anne',
      source: '',
      tags: ['animals'],
      difficulty: 'beginner',
    });
  });

  it('sends changed content and waits for its analysis', async () => {
    const received = fakeServer({
      ...routes,
      [`PATCH ${textPath}`]: { status: 202, body: { ...card, status: 'analysing', task_status: task() } },
      [`GET /api/tasks/tasks/${taskId}/status/`]: (_request, count) => ({
        status: 200,
        body: task(count > 1 ? { status: 'SUCCESS', progress: 100 } : {}),
      }),
    });
    write(await open(), 'Le chat mange.');
    save();
    expect(await screen.findByText('Preparing “Le chat”')).toBeTruthy();
    expect(received.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      content: 'Le chat mange.',
    });
    expect(await screen.findByText('the reader', {}, { timeout: 3000 })).toBeTruthy();
  });

  it('reports a failure and keeps the entered text', async () => {
    fakeServer({ ...routes, [`PATCH ${textPath}`]: { status: 599 } });
    const area = await open();
    write(area, 'Le chat mange.');
    save();
    expect(await screen.findByText('Failed to save text')).toBeTruthy();
    expect(area.value).toBe('Le chat mange.');
  });

  it('shows an error next to the content if it contains no readable text', async () => {
    fakeServer({
      ...routes,
      [`PATCH ${textPath}`]: { status: 400, body: { error: 'x', code: 'text_empty' } },
    });
    write(await open(), '…');
    save();
    expect(await screen.findByText('No readable text was found.')).toBeTruthy();
  });

  it('shows that the text was deleted in another tab and keeps the entered text', async () => {
    fakeServer({ ...routes, [`PATCH ${textPath}`]: notFoundResponse });
    const area = await open();
    write(area, 'Le chat mange.');
    save();
    expect(await screen.findByText(/deleted in another tab/)).toBeTruthy();
    expect(area.value).toBe('Le chat mange.');
    expect(screen.getByText('Copy the content')).toBeTruthy();
  });

  it('warns before leaving with unsaved changes', async () => {
    fakeServer(routes);
    write(await open(), 'Le chat mange.');
    fireEvent.click(screen.getByLabelText('Back to the library'));
    await screen.findByText('Leave this page?');
    press('Cancel');
    expect(screen.getByTestId('url').textContent).toBe(path);
  });
});

it('moves the text to the trash after confirmation and returns to the library', async () => {
  const received = fakeServer({ ...routes, [`PATCH ${textPath}`]: savedResponse });
  await open();
  press('Delete');
  expect(await screen.findByText('Are you sure you want to move this text to trash?')).toBeTruthy();
  press('Move to trash');
  await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/reading'));
  expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_deleted: true });
});

it('returns to the library when the back arrow is clicked', async () => {
  fakeServer(routes);
  await open();
  fireEvent.click(screen.getByLabelText('Back to the library'));
  await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/reading'));
});

describe('opening', () => {
  it('shows that the text doesn’t exist', async () => {
    fakeServer({ ...routes, [`GET ${textPath}`]: notFoundResponse });
    openTexts(path);
    expect(await screen.findByText('This text no longer exists')).toBeTruthy();
  });

  it('shows a loading error', async () => {
    fakeServer({
      ...routes,
      [`GET ${textPath}`]: { status: 500, body: { error: 'x', code: 'internal_error' } },
    });
    openTexts(path);
    expect(await screen.findByText('Failed to load text. Please try again later.')).toBeTruthy();
  });

  it('rejects an invalid text ID in the URL', async () => {
    const received = fakeServer(routes);
    openTexts('/reading/edit/novel');
    expect(await screen.findByText('Invalid text ID')).toBeTruthy();
    expect(received.filter(({ path: requested }) => requested.startsWith('/api/texts/novel'))).toEqual([]);
  });
});

describe('the cover', () => {
  const coverPath = `/api/texts/${id}/cover/`;
  const own = { ...card, imageUrl: `/media/texts/${id}/cover?v=1`, image_source: 'own' };

  it('is uploaded immediately and can be removed', async () => {
    const received = fakeServer({ ...routes, [`DELETE ${coverPath}`]: { status: 200, body: card } });
    const uploads = mockUploads();
    await open();
    expect(screen.queryByText('Remove cover')).toBeNull();
    const image = new File(['GIF89a'], 'cat.gif', { type: 'image/gif' });
    fireEvent.change(screen.getByLabelText('Cover', { selector: 'input' }), { target: { files: [image] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.body.get('image')).toBeInstanceOf(File);
    act(() => uploads[0]?.respond(200, own));
    expect(await screen.findByText('Replace cover')).toBeTruthy();
    press('Remove cover');
    expect(await screen.findByText('Add a cover image')).toBeTruthy();
    expect(received.filter(({ path: called }) => called === coverPath)).toMatchObject([{ method: 'DELETE' }]);
  });

  it('can be replaced but not removed when it comes from an ebook', async () => {
    const ebook = { ...own, image_source: 'ebook', content: 'Le chat dort.' };
    fakeServer({ ...routes, [`GET ${textPath}`]: { status: 200, body: ebook } });
    await open();
    expect(screen.getByText('Add a cover image')).toBeTruthy();
    expect(screen.queryByText('Remove cover')).toBeNull();
  });
});

it('sends the grammar points when the list has changed', async () => {
  const withPoints = { ...card, grammar_points: ['est-ce que'], content: 'Le chat dort.' };
  const received = fakeServer({
    ...routes,
    [`GET ${textPath}`]: { status: 200, body: withPoints },
    [`PATCH ${textPath}`]: savedResponse,
  });
  await open();
  const field = screen.getByRole('combobox', { name: 'Grammar points' });
  // Mantine ignores input into an unfocused field.
  field.focus();
  fireEvent.change(field, { target: { value: 'si, alors' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  save();
  expect(await screen.findByText('the reader')).toBeTruthy();
  expect(received.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    grammar_points: ['est-ce que', 'si, alors'],
  });
});
