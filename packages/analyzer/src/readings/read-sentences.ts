import { languageById } from '@glossa/language/languages';

import type { Analyzer } from '../analyzer.ts';
import { readingSystemOf, type ReadingSystem } from '../reading-systems.ts';
import type { ReadingPart, SentenceWords } from './word-reading.ts';

/** A sentence in the reader: its number and, for each word, the index of its token. */
export interface TokenSentence extends SentenceWords {
  seq: number;
  tokens: readonly number[];
}

/** The readings of the requested sentences. `system` is null for languages without readings. */
export interface SentenceReadings {
  /** Language code. */
  language: string;
  system: ReadingSystem | null;
  sentences: { seq: number; readings: { token: number; reading: string; parts: ReadingPart[] }[] }[];
}

/** Returns the readings of the words in sentences. */
export async function readSentences(
  analyzer: Pick<Analyzer, 'readings'>,
  sentences: readonly TokenSentence[],
  languageId: number,
): Promise<SentenceReadings> {
  const system = readingSystemOf(languageId) ?? null;
  const language = languageById(languageId)?.code ?? '';
  if (!system) return { language, system, sentences: [] };
  const readings = await analyzer.readings(
    sentences.map(({ text, words }) => ({ text, words })),
    languageId,
  );
  return {
    language,
    system,
    sentences: sentences.map(({ seq, tokens }, index) => ({
      seq,
      readings: (readings[index] ?? []).map(({ word, reading, parts }) => ({
        token: tokens[word] ?? 0,
        reading,
        parts,
      })),
    })),
  };
}
