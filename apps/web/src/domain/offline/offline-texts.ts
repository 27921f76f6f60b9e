import type { ReadingPage } from '@glossa/contract/reading';

import { openAccountDatabase, headFields, keyRange, openOfflineDatabase } from './database.ts';
import type { OfflineText, TextChunk } from './database.ts';
import { deleteRecording } from './recordings.ts';

/** Maximum number of texts cached automatically, and maximum bytes of their sentences. */
const limits = { texts: 30, bytes: 50 * 1024 * 1024 } as const;

const listeners = new Set<() => void>();

/** Calls `listener` when a text is added, removed or pinned; returns the unsubscribe function. */
export function onOfflineTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = (): void => listeners.forEach((listener) => listener());

/** Returns a user's cached texts, most recently opened first. */
export const listOfflineTexts = async (account: string): Promise<OfflineText[]> =>
  (await (await openOfflineDatabase()).getAll('texts', keyRange(account))).toSorted(
    (a, b) => b.openedAt - a.openedAt,
  );

export const findOfflineText = async (account: string, id: string): Promise<OfflineText | undefined> =>
  (await openOfflineDatabase()).get('texts', [account, id]);

/** Returns whether the terms of a purchased text allow keeping it on this device now. */
export const allowsOffline = ({ bought }: Pick<ReadingPage, 'bought'>, now = Date.now()): boolean =>
  bought === null ||
  (bought.may_keep && !bought.is_ended && (bought.ends_at === null || Date.parse(bought.ends_at) > now));

const pickHead = (page: ReadingPage): OfflineText['head'] =>
  Object.fromEntries(headFields.map((name) => [name, page[name]])) as OfflineText['head'];

/** Records that a text was opened, with its metadata. */
export async function recordOpening(account: string, page: ReadingPage, pin?: boolean): Promise<OfflineText> {
  const { store, done } = (await openAccountDatabase(account)).transaction('texts', 'readwrite');
  const before = await store.get([account, page.id]);
  const text: OfflineText = {
    account,
    id: page.id,
    head: pickHead(page),
    pinned: pin ?? before?.pinned ?? false,
    openedAt: Date.now(),
    bytes: before?.bytes ?? 0,
    recordingBytes: before?.recordingBytes ?? 0,
  };
  await store.put(text);
  await done;
  notify();
  return text;
}

/** Updates a cached text's metadata, unless it has been removed in the meantime. */
export async function updateOfflineText(
  account: string,
  id: string,
  part: Partial<Pick<OfflineText, 'pinned' | 'recordingBytes' | 'bytes'>>,
): Promise<void> {
  const { store, done } = (await openOfflineDatabase()).transaction('texts', 'readwrite');
  const before = await store.get([account, id]);
  if (before) await store.put({ ...before, ...part });
  await done;
  notify();
}

/** Caches 200 sentences of a text, and updates its size. */
export async function storeChunk(chunk: TextChunk): Promise<void> {
  const { account, text } = chunk;
  const transaction = (await openAccountDatabase(account)).transaction(['leaves', 'texts'], 'readwrite');
  const [chunks, texts] = [transaction.objectStore('leaves'), transaction.objectStore('texts')];
  const storedText = await texts.get([account, text]);
  // Skip a text that was removed while its sentences were loading.
  if (storedText) {
    const before = await chunks.get([account, text, chunk.number]);
    const bytes =
      storedText.bytes - (before ? JSON.stringify(before).length : 0) + JSON.stringify(chunk).length;
    await Promise.all([chunks.put(chunk), texts.put({ ...storedText, bytes })]);
  }
  await transaction.done;
}

export const readChunks = async (
  account: string,
  text: string,
  numbers: readonly number[],
): Promise<TextChunk[]> => {
  const { store } = (await openOfflineDatabase()).transaction('leaves');
  const found = await Promise.all(numbers.map((number) => store.get([account, text, number])));
  return found.filter((chunk) => chunk !== undefined);
};

/** Deletes a text's sentences and recording from this device, but not the record that it was opened. */
export async function deleteSentences(account: string, id: string): Promise<void> {
  const transaction = (await openOfflineDatabase()).transaction(['leaves', 'texts'], 'readwrite');
  const texts = transaction.objectStore('texts');
  const text = await texts.get([account, id]);
  await Promise.all([
    text && texts.put({ ...text, pinned: false, bytes: 0, recordingBytes: 0 }),
    transaction.objectStore('leaves').delete(IDBKeyRange.bound([account, id], [account, id, []])),
    transaction.done,
  ]);
  if (text?.head.audio) await deleteRecording(text.head.audio);
}

/** Deletes a text and its recording from this device. */
export async function deleteOfflineText(account: string, id: string): Promise<void> {
  await deleteSentences(account, id);
  await (await openOfflineDatabase()).delete('texts', [account, id]);
  notify();
}

/** Evicts the least recently opened texts beyond the limit, except pinned ones. */
export async function evictTexts(
  account: string,
  limit: { texts: number; bytes: number } = limits,
): Promise<void> {
  const unpinned = (await listOfflineTexts(account)).filter(({ pinned }) => !pinned);
  let bytes = 0;
  for (const [index, text] of unpinned.entries()) {
    bytes += text.bytes;
    // Never evict the most recently opened text, however long it is.
    if (index > 0 && (index >= limit.texts || bytes > limit.bytes)) await deleteOfflineText(account, text.id);
  }
}
