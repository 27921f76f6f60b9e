import { listTextAnnotations } from '@glossa/contract/annotations';
import { getReadings } from '@glossa/contract/readings';
import { getSentenceTimes } from '@glossa/contract/sentence-times';
import { getSettings } from '@glossa/contract/settings';
import { getWord } from '@glossa/contract/words';

import { databaseOf, keysOf, offlineDatabase } from './database.ts';

/** Endpoints whose responses are cached unchanged, by call. */
const asTheyCame: ReadonlySet<string> = new Set(
  [getSettings, getWord, listTextAnnotations, getSentenceTimes, getReadings].map(({ path }) => path),
);

export const isKeptAsItCame = (path: string): boolean => asTheyCame.has(path);

const keyOf = (path: string, input: unknown): string => `${path} ${JSON.stringify(input)}`;

/** Caches the response of a call. */
export async function keepAnswer(
  account: string,
  { path, input, answer }: { path: string; input: unknown; answer: unknown },
): Promise<void> {
  await (await databaseOf(account)).put('answers', { account, key: keyOf(path, input), answer });
}

/** Returns the cached response of a call, or undefined. */
export async function readAnswer(account: string, path: string, input: unknown): Promise<unknown> {
  return (await (await offlineDatabase()).get('answers', [account, keyOf(path, input)]))?.answer;
}

/** Counts the cached word entries of a user. */
export async function countKeptWords(account: string): Promise<number> {
  const keys = await (await offlineDatabase()).getAllKeys('answers', keysOf(account));
  return keys.filter(([, key]) => key.startsWith(`${getWord.path} `)).length;
}
