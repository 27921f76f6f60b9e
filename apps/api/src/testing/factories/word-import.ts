import { getTaskStatus } from '@glossa/contract/tasks';
import { getImport, startImport, uploadWords, type ImportPreview } from '@glossa/contract/word-import';
import { expect, vi } from 'vitest';

import type { Browser } from '../browser.ts';

/** Uploads a word file and returns its preview. */
export const uploadFile = (
  reader: Browser,
  content: string | Uint8Array,
  language = 'en',
  name = 'words.csv',
) => reader.call(uploadWords, { body: { language }, files: { file: new File([content as string], name) } });

/** Returns the settings that a preview proposes. */
export const toImportSettings = ({ columns, scale }: ImportPreview, language = 'en') => ({
  columns,
  scale,
  language,
});

/** Starts an import and waits until it ends. */
export async function runImport(reader: Browser, preview: ImportPreview, more: Record<string, unknown> = {}) {
  const params = { id: preview.id };
  const body = { ...toImportSettings(preview), ...more };
  const { task } = await reader.call(startImport, { params, body });
  await vi.waitFor(
    async () =>
      expect((await reader.call(getTaskStatus, { params: { id: task.id } })).status).toMatch(
        /SUCCESS|FAILURE/,
      ),
    { timeout: 100_000, interval: 50 },
  );
  return reader.call(getImport, { params });
}
