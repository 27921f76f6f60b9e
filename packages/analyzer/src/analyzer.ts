import { setImmediate as nextTurn } from 'node:timers/promises';

import { findWords } from '@glossa/language/find-words';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { splitText, type SentenceSlice } from '@glossa/language/split-text';

import { patternGrammar } from './grammar/pattern-grammar.ts';
import { lemmaSourceOf } from './lemma-languages.ts';
import { nextBatch } from './next-batch.ts';
import { readingSystemOf } from './reading-systems.ts';
import { romanize } from './readings/romanize.ts';
import type { SentenceWords, WordReading } from './readings/word-reading.ts';
import { startThread } from './running-thread.ts';
import { createSharedThread } from './shared-thread.ts';

/** Finds words in texts of any language. Work that needs a large dictionary runs in a worker thread. */
export interface Analyzer {
  /**
   * Splits a text into sentences and words, in batches that take a few milliseconds, yielding to the event loop in
   * between. Joining the texts of all slices yields the whole content.
   */
  split(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void>;
  /** Returns the words of a short text, as written. */
  findWords(text: string, languageId: number): Promise<string[]>;
  /**
   * Returns the possible lemmas of normalized forms, likeliest first. Empty for a form that seems to be its own lemma,
   * and for languages without a source of lemmas (`lemmaSourceOf`).
   */
  lemmas(forms: readonly string[], languageId: number): Promise<string[][]>;
  /**
   * Returns the grammar points used in sentences, under the names that learners of the language use. For Japanese,
   * these are forms and particles. For some other languages, they are the points that can be recognized by form alone.
   * Empty if there is no certain match.
   */
  grammar(sentences: readonly string[], languageId: number): Promise<string[]>;
  /**
   * Returns the readings of words that aren't read as they are written, in the language's system (`readingSystemOf`).
   */
  readings(sentences: readonly SentenceWords[], languageId: number): Promise<WordReading[][]>;
  /** Ends the thread and rejects its pending calls. */
  close(): Promise<void>;
}

async function* splitInProcess(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void> {
  const slices = splitText(content, languageId);
  for (;;) {
    const batch = nextBatch(slices);
    if (batch.length === 0) return;
    yield batch;
    await nextTurn();
  }
}

/**
 * Creates an analyzer. Its thread runs `program`, the bundled `thread.ts`. The thread starts on the first call that
 * needs a dictionary and, to free its memory, ends `idleMs` after the last call. If it crashes, pending calls are
 * rejected and the next call starts a new thread.
 */
export function createAnalyzer(program: string, { idleMs = 3 * 60_000 }: { idleMs?: number } = {}): Analyzer {
  const sharedThread = createSharedThread(idleMs, () => startThread(program));
  let lastSplit = 0;

  async function* splitInThread(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void> {
    const splitId = ++lastSplit;
    const { thread, release } = sharedThread.acquire();
    try {
      await thread.call('openSplit', splitId, content, languageId);
      for (;;) {
        const batch = await thread.call('continueSplit', splitId);
        if (batch.length === 0) return;
        yield batch;
      }
    } finally {
      if (!thread.hasExited()) await thread.call('closeSplit', splitId);
      release();
    }
  }

  return {
    split: (content, languageId) =>
      needsDictionary(languageId) ? splitInThread(content, languageId) : splitInProcess(content, languageId),
    findWords: async (text, languageId) =>
      needsDictionary(languageId)
        ? sharedThread.use((thread) => thread.call('findWords', text, languageId))
        : findWords(text, languageId),
    lemmas: async (forms, languageId) =>
      lemmaSourceOf(languageId) === undefined
        ? forms.map(() => [])
        : sharedThread.use((thread) => thread.call('lemmas', forms, languageId)),
    grammar: async (sentences, languageId) =>
      readingSystemOf(languageId) === 'furigana'
        ? sharedThread.use((thread) => thread.call('japaneseGrammar', sentences))
        : patternGrammar(sentences, languageId),
    readings: async (sentences, languageId) => {
      const system = readingSystemOf(languageId);
      return system === 'furigana' || system === 'pinyin'
        ? sharedThread.use((thread) => thread.call(system, sentences))
        : romanize(sentences, languageId);
    },
    close: () => sharedThread.close(),
  };
}
