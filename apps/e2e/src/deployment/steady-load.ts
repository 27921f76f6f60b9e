import { setTimeout as pause } from 'node:timers/promises';

import { getReadingPage } from '@glossa/contract/reading';
import { search } from '@glossa/contract/search';
import { uploadText } from '@glossa/contract/text-upload';
import { listTexts } from '@glossa/contract/texts';
import { addOrUpdateWord } from '@glossa/contract/words';

import { createLearnerAccount, type User } from '../users/user.ts';
import { addText } from '../texts/add-text.ts';

/** The requests sent to a site, and their results. */
export interface Load {
  /** Number of successful requests. */
  successes: number;
  /** Failures, one line each. */
  failures: string[];
  /** Words that the site has confirmed saving, by user. */
  savedWords: Map<User, string[]>;
  /** Stops sending requests, and waits for pending ones. */
  stop(): Promise<void>;
}

/** Milliseconds between a user's requests. */
const pauseMs = 25;

/** Returns a distinct word for each number, with letters only. */
const createWord = (n: number): string =>
  `w${Array.from(n.toString(26), (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join('')}q`;

/** Simulates users who read, mark words, search and add texts until stopped, or for at most `maxMs` milliseconds. */
export async function startLoad(
  url: string,
  { users, maxMs: maxDurationMs }: { users: number; maxMs: number },
): Promise<Load> {
  const deadline = performance.now() + maxDurationMs;
  const state = { isStopped: false };
  const load: Omit<Load, 'stop'> = { successes: 0, failures: [], savedWords: new Map() };
  const attempt = async (action: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      load.successes += 1;
      return true;
    } catch (error) {
      load.failures.push(`${new Date().toISOString()} ${action}: ${String(error)}`);
      return false;
    }
  };
  const simulateUser = async (user: User, text: string) => {
    const { call } = user;
    const savedWords: string[] = [];
    load.savedWords.set(user, savedWords);
    for (let n = 0; !state.isStopped && performance.now() < deadline; n += 1) {
      const word = createWord(n);
      const marks = await attempt('mark a word', () =>
        call(addOrUpdateWord, {
          body: { text: word, knowledge_level: 2, translation: 'x', language: 'en' },
        }),
      );
      if (marks) savedWords.push(word);
      await attempt('read a page', () =>
        call(getReadingPage, { params: { id: text, page: 1 }, query: { sentences_per_page: 4 } }),
      );
      await attempt('list texts', () => call(listTexts, { query: { language: 'en' } }));
      await attempt('search', () => call(search, { query: { q: word } }));
      if (n % 20 === 0) {
        await attempt('add a text', () =>
          call(uploadText, { body: { title: `Text ${n}`, language: 'en', text: `A ${word} came by.` } }),
        );
      }
      await pause(pauseMs);
    }
  };
  const runs = Array.from({ length: users }, async () => {
    const user = await createLearnerAccount(url);
    const text = await addText(user, { title: 'A walk', text: 'We walked. It rained. We went on.' });
    return { run: simulateUser(user, text) };
  });
  const runningLoads = (await Promise.all(runs)).map(({ run }) => run);
  return {
    ...load,
    get successes() {
      return load.successes;
    },
    stop: async () => {
      state.isStopped = true;
      await Promise.all(runningLoads);
    },
  };
}
