import type { ImportPreview } from '@glossa/contract/word-import';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { mockUploads } from '@/testing/mock-uploads.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { task } from '@/testing/task.ts';
import { TransferPage } from './transfer-page.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const preview: ImportPreview = {
  id,
  file_name: 'list.csv',
  kind: 'table',
  file_language: null,
  mappable: true,
  names: ['A', 'B'],
  header: true,
  columns: ['text', 'translation'],
  scale: 'glossa',
  sample: [{ line: 2, cells: ['house', 'Haus'] }],
  counts: { lines: 2, new: 1, existing: 0, refused: 1 },
  refused: [{ line: 3, reason: 'word_long', text: 'xxx' }],
};
const finishedTask = task({ type: 'import_words', status: 'SUCCESS', progress: 100 });
const report = {
  id,
  file_name: 'list.csv',
  language: 'en',
  task: finishedTask,
  added: 2,
  changed: 0,
  kept: 0,
  refused: 1,
  undo: '019a0000-0000-7000-8000-000000000003',
  refused_lines: preview.refused,
};

const open = (path: string) => {
  document.cookie = 'csrftoken=token; Path=/';
  return renderApp(
    <Routes>
      <Route path="/words/import" element={<TransferPage />} />
      <Route path="/words/import/:id" element={<TransferPage />} />
    </Routes>,
    { path, session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
};

/** Opens the page and chooses a file, which the server recognizes as a table. */
async function chooseFile() {
  const uploads = mockUploads();
  open('/words/import');
  fireEvent.change(screen.getByLabelText('Choose a file or drop it here'), {
    target: { files: [new File(['x'], 'list.csv')] },
  });
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.respond(201, preview));
}

it('refreshes the counts when a column is remapped and starts with the selected mapping', async () => {
  const received = fakeServer({
    [`POST /api/words/import/${id}/preview/`]: {
      status: 200,
      body: { ...preview, columns: [null, 'text'], counts: { lines: 2, new: 2, existing: 0, refused: 0 } },
    },
    [`POST /api/words/import/${id}/start/`]: { status: 202, body: { task: finishedTask } },
    [`GET /api/words/import/${id}/`]: { status: 200, body: report },
  });
  await chooseFile();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Haus')).toBeTruthy();
  expect(screen.getByText('1 line couldn’t be imported')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Contents of the column B'), { target: { value: 'text' } });
  expect(screen.getByLabelText('Contents of the column A')).toHaveProperty('value', '');
  const start = await screen.findByRole('button', { name: 'Import 2 words' });
  await waitFor(() => expect(start).toHaveProperty('disabled', false));
  fireEvent.click(start);
  await screen.findByRole('heading', { name: 'Import complete' });
  const sent = received.find(({ path }) => path.endsWith('/start/'));
  expect(sent?.body).toMatchObject({ columns: [null, 'text'], duplicates: 'fill', default_level: 1 });
});

it('refreshes the preview when the first line is data instead of a header', async () => {
  const received = fakeServer({
    [`POST /api/words/import/${id}/preview/`]: {
      status: 200,
      body: {
        ...preview,
        names: null,
        header: false,
        sample: [{ line: 1, cells: ['A', 'B'] }, ...preview.sample],
      },
    },
    [`POST /api/words/import/${id}/start/`]: { status: 202, body: { task: finishedTask } },
    [`GET /api/words/import/${id}/`]: { status: 200, body: report },
  });
  await chooseFile();
  fireEvent.click(await screen.findByRole('switch', { name: 'The first line contains column names' }));
  expect(await screen.findByRole('cell', { name: 'A' })).toBeTruthy();
  const start = screen.getByRole('button', { name: /^Import/ });
  await waitFor(() => expect(start).toHaveProperty('disabled', false));
  fireEvent.click(start);
  await screen.findByRole('heading', { name: 'Import complete' });
  const bodies = received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toMatchObject([{ header: false }, { header: false }]);
});

it('doesn’t start an import until a column is mapped to words', async () => {
  fakeServer({});
  await chooseFile();
  fireEvent.change(await screen.findByLabelText('Contents of the column A'), { target: { value: '' } });
  expect(screen.getByRole('alert').textContent).toBe('Choose the column that contains the words.');
  expect(screen.getByRole('button', { name: /^Import/ })).toHaveProperty('disabled', true);
});

it('shows the result of an import and undoes the import', async () => {
  fakeServer({
    [`GET /api/words/import/${id}/`]: { status: 200, body: report },
    'POST /api/words/undo/': { status: 200, body: { restored: 2, kept: 0 } },
  });
  open(`/words/import/${id}`);
  expect((await screen.findByRole('link', { name: 'Download the skipped lines' })).getAttribute('href')).toBe(
    `/api/words/import/${id}/refused/`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await screen.findByRole('heading', { name: 'Undone: 2 words restored' });
});
