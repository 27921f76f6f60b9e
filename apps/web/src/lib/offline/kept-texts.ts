import type { ReadingPage } from '@glossa/contract/reading';

import { databaseOf, headFields, keysOf, offlineDatabase } from './database.ts';
import type { KeptText, Leaf } from './database.ts';
import { forgetRecording } from './recordings.ts';

/** Texts that are kept by themselves at most, and bytes of their sentences. */
const most = { texts: 30, bytes: 50 * 1024 * 1024 } as const;

const listeners = new Set<() => void>();

/** Calls `listener` when a text comes, goes or is pinned; returns how to stop. */
export function onKeptTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => listeners.forEach((listener) => listener());

/** All texts that are kept for a person, the last opened first. */
export const listKeptTexts = async (account: string): Promise<KeptText[]> =>
  (await (await offlineDatabase()).getAll('texts', keysOf(account))).toSorted(
    (a, b) => b.openedAt - a.openedAt,
  );

export const findKeptText = async (account: string, id: string): Promise<KeptText | undefined> =>
  (await offlineDatabase()).get('texts', [account, id]);

/** Whether the terms of a bought text let this device keep it now. */
export const mayKeep = ({ bought }: Pick<ReadingPage, 'bought'>, now = Date.now()): boolean =>
  bought === null ||
  (bought.may_keep && !bought.is_ended && (bought.ends_at === null || Date.parse(bought.ends_at) > now));

const headOf = (page: ReadingPage): KeptText['head'] =>
  Object.fromEntries(headFields.map((name) => [name, page[name]])) as KeptText['head'];

/** Notes that a text was opened, with what its page tells of it. */
export async function noteOpened(account: string, page: ReadingPage, pin?: boolean): Promise<KeptText> {
  const { store, done } = (await databaseOf(account)).transaction('texts', 'readwrite');
  const before = await store.get([account, page.id]);
  const kept: KeptText = {
    account,
    id: page.id,
    head: headOf(page),
    pinned: pin ?? before?.pinned ?? false,
    openedAt: Date.now(),
    bytes: before?.bytes ?? 0,
    recordingBytes: before?.recordingBytes ?? 0,
  };
  await store.put(kept);
  await done;
  tell();
  return kept;
}

/** Changes what is noted of a kept text; nothing when it has gone meanwhile. */
export async function changeKeptText(
  account: string,
  id: string,
  part: Partial<Pick<KeptText, 'pinned' | 'recordingBytes' | 'bytes'>>,
): Promise<void> {
  const { store, done } = (await offlineDatabase()).transaction('texts', 'readwrite');
  const before = await store.get([account, id]);
  if (before) await store.put({ ...before, ...part });
  await done;
  tell();
}

/** Keeps 200 sentences of a text, and counts them. */
export async function keepLeaf(leaf: Leaf): Promise<void> {
  const { account, text } = leaf;
  const all = (await databaseOf(account)).transaction(['leaves', 'texts'], 'readwrite');
  const [leaves, texts] = [all.objectStore('leaves'), all.objectStore('texts')];
  const kept = await texts.get([account, text]);
  // It was removed while its sentences were on their way.
  if (kept) {
    const before = await leaves.get([account, text, leaf.number]);
    const bytes = kept.bytes - (before ? JSON.stringify(before).length : 0) + JSON.stringify(leaf).length;
    await Promise.all([leaves.put(leaf), texts.put({ ...kept, bytes })]);
  }
  await all.done;
}

export const readLeaves = async (
  account: string,
  text: string,
  numbers: readonly number[],
): Promise<Leaf[]> => {
  const { store } = (await offlineDatabase()).transaction('leaves');
  const found = await Promise.all(numbers.map((number) => store.get([account, text, number])));
  return found.filter((leaf) => leaf !== undefined);
};

/** Takes the sentences and the recording of a text off this device; that it was opened stays noted. */
export async function forgetSentences(account: string, id: string): Promise<void> {
  const all = (await offlineDatabase()).transaction(['leaves', 'texts'], 'readwrite');
  const texts = all.objectStore('texts');
  const kept = await texts.get([account, id]);
  await Promise.all([
    kept && texts.put({ ...kept, pinned: false, bytes: 0, recordingBytes: 0 }),
    all.objectStore('leaves').delete(IDBKeyRange.bound([account, id], [account, id, []])),
    all.done,
  ]);
  if (kept?.head.audio) await forgetRecording(kept.head.audio);
}

/** Takes a text off this device, with its recording. */
export async function forgetText(account: string, id: string): Promise<void> {
  await forgetSentences(account, id);
  await (await offlineDatabase()).delete('texts', [account, id]);
  tell();
}

/** Takes the texts that were opened longest ago off this device, when there are too many. Pinned ones stay. */
export async function makeRoom(
  account: string,
  limit: { texts: number; bytes: number } = most,
): Promise<void> {
  const passing = (await listKeptTexts(account)).filter(({ pinned }) => !pinned);
  let bytes = 0;
  for (const [index, text] of passing.entries()) {
    bytes += text.bytes;
    // The one that is open stays, however long it is.
    if (index > 0 && (index >= limit.texts || bytes > limit.bytes)) await forgetText(account, text.id);
  }
}
