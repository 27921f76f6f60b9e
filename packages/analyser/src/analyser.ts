import { setImmediate as nextTurn } from 'node:timers/promises';

import { findWords } from '@glossa/language/find-words';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { splitText, type SentenceSlice } from '@glossa/language/split-text';

import { patternGrammar } from './grammar/pattern-grammar.ts';
import { lemmaSourceOf } from './lemma-languages.ts';
import { nextBatch } from './next-batch.ts';
import { readingSystemOf } from './reading-systems.ts';
import { romanise } from './readings/romanise.ts';
import type { SentenceWords, WordReading } from './readings/word-reading.ts';
import { startThread } from './running-thread.ts';
import { createThreadKeeper } from './thread-keeper.ts';

/** Finds words in texts of any language. What needs a heavy dictionary is done in a thread of its own. */
export interface Analyser {
  /**
   * Splits a content into sentences and words, some milliseconds of work at a time; other work runs in between.
   * The slices' texts together are the content.
   */
  split(content: string, languageId: number): AsyncGenerator<SentenceSlice[], void>;
  /** The words of a short text as they are written. */
  findWords(text: string, languageId: number): Promise<string[]>;
  /**
   * What the lemmas of normalised forms may be, the likeliest first. None for a form that seems to be its own lemma,
   * and in a language that nothing suggests lemmas for (`lemmaSourceOf`).
   */
  lemmas(forms: readonly string[], languageId: number): Promise<string[][]>;
  /**
   * Grammar that sentences use, under the names that learners of the language know: forms and particles of Japanese, and
   * in some other languages what the form alone proves. Empty where nothing can be told for sure.
   */
  grammar(sentences: readonly string[], languageId: number): Promise<string[]>;
  /**
   * How the words of sentences are read, for those that are not read as they are written. The system is
   * `readingSystemOf` the language.
   */
  readings(sentences: readonly SentenceWords[], languageId: number): Promise<WordReading[][]>;
  /** Ends the thread; what still runs there is rejected. */
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
 * Makes an analyser. Its thread starts with the first call that needs a dictionary and ends, with the memory it took,
 * `idleMs` after the last one. It runs `program`: `thread.ts`, bundled. When the thread crashes, its calls are rejected and the next call starts another.
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
        : romanise(sentences, languageId);
    },
    close: () => threads.close(),
  };
}
