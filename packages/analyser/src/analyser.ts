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
import { createThreadKeeper } from './thread-keeper.ts';

/** Finds words in texts of any language. Work that needs a large dictionary runs in a worker thread. */
export interface Analyser {
  /**
   * Splits a text into sentences and words, in batches that take a few milliseconds, yielding to the event loop in
   * between. Joined, the slices' texts are the whole content.
   */
  split(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void>;
  /** Returns the words of a short text as they are written. */
  findWords(text: string, languageId: number): Promise<string[]>;
  /**
   * Returns the possible lemmas of normalized forms, the likeliest first. Empty for a form that seems to be its own
   * lemma, and for languages without a source of lemmas (`lemmaSourceOf`).
   */
  lemmas(forms: readonly string[], languageId: number): Promise<string[][]>;
  /**
   * Returns the grammar points used in sentences, named as learners of the language know them: forms and particles in
   * Japanese; in some other languages, points that can be recognized by form alone. Empty if there is no certain match.
   */
  grammar(sentences: readonly string[], languageId: number): Promise<string[]>;
  /**
   * Returns the readings of words that aren't read as they are written, in the language's system (`readingSystemOf`).
   */
  readings(sentences: readonly SentenceWords[], languageId: number): Promise<WordReading[][]>;
  /** Ends the thread and rejects its pending calls. */
  close(): Promise<void>;
}

async function* splitHere(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void> {
  const slices = splitText(content, languageId);
  for (;;) {
    const batch = nextBatch(slices);
    if (batch.length === 0) return;
    yield batch;
    await nextTurn();
  }
}

/**
 * Creates an analyzer. Its thread runs `program`, the bundled `thread.ts`. The thread starts with the first call that
 * needs a dictionary, and ends `idleMs` after the last one to free its memory. If it crashes, pending calls are
 * rejected and the next call starts a new one.
 */
export function createAnalyser(program: string, { idleMs = 3 * 60_000 }: { idleMs?: number } = {}): Analyser {
  const threads = createThreadKeeper(idleMs, () => startThread(program));
  let lastSplit = 0;

  async function* splitThere(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void> {
    const split = ++lastSplit;
    const { thread, release } = threads.hold();
    try {
      await thread.call('openSplit', split, content, languageId);
      for (;;) {
        const batch = await thread.call('continueSplit', split);
        if (batch.length === 0) return;
        yield batch;
      }
    } finally {
      if (!thread.ended()) await thread.call('closeSplit', split);
      release();
    }
  }

  return {
    split: (content, languageId) =>
      needsDictionary(languageId) ? splitThere(content, languageId) : splitHere(content, languageId),
    findWords: async (text, languageId) =>
      needsDictionary(languageId)
        ? threads.use((thread) => thread.call('findWords', text, languageId))
        : findWords(text, languageId),
    lemmas: async (forms, languageId) =>
      lemmaSourceOf(languageId) === undefined
        ? forms.map(() => [])
        : threads.use((thread) => thread.call('lemmas', forms, languageId)),
    grammar: async (sentences, languageId) =>
      readingSystemOf(languageId) === 'furigana'
        ? threads.use((thread) => thread.call('japaneseGrammar', sentences))
        : patternGrammar(sentences, languageId),
    readings: async (sentences, languageId) => {
      const system = readingSystemOf(languageId);
      return system === 'furigana' || system === 'pinyin'
        ? threads.use((thread) => thread.call(system, sentences))
        : romanize(sentences, languageId);
    },
    close: () => threads.close(),
  };
}
