import { exportAccount, getAccountArchives, uploadAccountArchive } from '@glossa/contract/account-archive';
import type { AccountExport, AccountImport } from '@glossa/contract/account-archive';
import { expect, vi } from 'vitest';

import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

const endedStatus = /SUCCESS|FAILURE|REVOKED/;

/** Exports the signed-in user's account with a worker. Returns the finished archive and its bytes. */
export async function exportAccountArchive(
  app: TestApp,
  browser: Browser,
): Promise<{ archive: AccountExport; bytes: Uint8Array<ArrayBuffer> }> {
  await browser.call(exportAccount, {});
  const stopWorker = await app.startWorker();
  const fetchExport = async () => (await browser.call(getAccountArchives, {})).export as AccountExport;
  await vi.waitFor(async () => expect((await fetchExport()).task?.status).toMatch(endedStatus), {
    timeout: 100_000,
  });
  await stopWorker();
  const archive = await fetchExport();
  expect(archive.task).toMatchObject({ status: 'SUCCESS', progress: 100 });
  const response = await browser.fetch(archive.url as string);
  return { archive, bytes: new Uint8Array(await response.arrayBuffer()) };
}

export const archiveFile = (bytes: Uint8Array<ArrayBuffer>, name = 'account.zip'): File =>
  new File([bytes], name);

/** Waits until the latest import has ended. */
export async function waitForImport(browser: Browser): Promise<AccountImport> {
  const fetchImport = async () => (await browser.call(getAccountArchives, {})).import as AccountImport;
  await vi.waitFor(async () => expect((await fetchImport()).task?.status).toMatch(endedStatus), {
    timeout: 100_000,
  });
  return fetchImport();
}

/** Uploads an archive and imports it with a worker. */
export async function importAccountArchive(
  app: TestApp,
  browser: Browser,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<AccountImport> {
  await browser.call(uploadAccountArchive, { body: { start: true }, files: { archive: archiveFile(bytes) } });
  const stopWorker = await app.startWorker();
  const finishedImport = await waitForImport(browser);
  await stopWorker();
  return finishedImport;
}
