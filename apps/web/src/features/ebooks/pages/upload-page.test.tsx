import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { openEbooks } from '../testing/open-ebooks.tsx';
import { UploadPage } from './upload-page.tsx';

const open = () => openEbooks(<UploadPage />, '/ebooks/upload');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File, label = 'Choose an ebook') =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

beforeEach(() => {
  fakeServer({ 'GET /api/pricing-tiers/': { status: 200, body: { tiers: [] } } });
});

it('shows a specific message for every missing field', async () => {
  open();
  press('Upload ebook');
  for (const sentence of [
    'Please upload a file',
    'Title is required',
    'Author is required',
    'Description is required',
    'At least one tag is required',
    'Price must be greater than 0',
  ]) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  fireEvent.click(screen.getByLabelText('Free'));
  press('Upload ebook');
  await waitFor(() => expect(screen.queryByText('Price must be greater than 0')).toBeNull());
});

it('rejects unsupported file types and files larger than 10 MB', () => {
  open();
  choose(new File(['x'], 'book.pdf'));
  expect(screen.getByText('Please upload a .txt or .epub file only')).toBeTruthy();
  const large = new File(['x'], 'book.txt');
  Object.defineProperty(large, 'size', { value: 10_485_761 });
  choose(large);
  expect(screen.getByText('File size must be less than 10MB')).toBeTruthy();
  choose(new File(['x'], 'cover.svg', { type: 'text/plain' }), 'Choose a cover');
  expect(screen.getByText('Please choose a PNG, JPEG, WebP or GIF image.')).toBeTruthy();
});

it('previews the first 1,000 characters of a text before the upload and uses the file name as the title', async () => {
  open();
  choose(new File(['The fox. '.repeat(200)], 'The_fox.txt'));
  const preview = await screen.findByRole('group', { name: 'Preview' });
  await waitFor(() => expect(preview.textContent).toHaveLength(1000));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('The fox');
  choose(new File(['PK'], 'book.epub'));
  expect(await screen.findByText('The preview will be created once the file is uploaded.')).toBeTruthy();
});

it('adds a tag on Enter, but not a second time', async () => {
  open();
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Tags' });
  await user.type(field, ' fable {Enter}Fable{Enter}fox{Enter}');
  const tags = [...document.querySelectorAll('.mantine-Pill-label')];
  expect(tags.map(({ textContent }) => textContent.trim())).toEqual(['fable', 'fox']);
  expect(screen.getAllByText(/^fable$/i)).toHaveLength(1);
});

it('offers every learning language and all categories', () => {
  open();
  const options = (label: RegExp) => [...screen.getByLabelText<HTMLSelectElement>(label).options];
  expect(options(/^Language/).length).toBeGreaterThan(20);
  expect(options(/^Category/).map(({ text }) => text)).toEqual([
    expect.any(String),
    'Fiction',
    'Non-Fiction',
    'Educational',
    'Language Learning',
    'Business',
    'Technology',
    'Science',
    'History',
    'Biography',
  ]);
});

/** Responds to every submitted form with this failure. */
function rejectForms(status: number, code: string) {
  const sent = vi.fn<(form: Record<string, unknown>) => void>();
  class Request {
    upload = {};
    status = status;
    responseText = JSON.stringify({ error: 'x', code });
    onload: (() => void) | undefined;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => '';
    getResponseHeader = () => null;
    abort() {}
    send(body: FormData) {
      sent(Object.fromEntries([...body].filter(([, value]) => typeof value === 'string')));
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

it('keeps the entered values when the server rejects the file, and shows why', async () => {
  const sent = rejectForms(415, 'not_plain_text');
  open();
  choose(new File(['MZ'], 'fox.txt'));
  write(/Author/, 'Aesop');
  write(/Description/, 'A fable');
  write(/Price/, '4,99');
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'fable{Enter}');
  press('Upload ebook');
  expect(await screen.findByText('This isn’t a plain text file.')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ author: 'Aesop', price: '4.99', isFree: 'false', tags: '["fable"]' }),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Author/ }).value).toBe('Aesop');
});

it('sends a free ebook with a price of zero', async () => {
  const sent = rejectForms(415, 'not_plain_text');
  open();
  choose(new File(['The fox.'], 'fox.txt'));
  write(/Author/, 'Aesop');
  write(/Description/, 'A fable');
  fireEvent.click(screen.getByLabelText('Free'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'fable{Enter}');
  press('Upload ebook');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ price: '0', isFree: 'true' })),
  );
});
