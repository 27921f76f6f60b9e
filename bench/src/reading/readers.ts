import type { Report } from '../measure/report.ts';
import { enroll, type BenchLearner, type Installation } from '../setup/installation.ts';
import { addTexts, seedPhrases, seedVocabulary } from '../setup/library.ts';
import { cutNovel, readNovel } from '../setup/novel.ts';
import { isSmall } from './scale.ts';

/** A learner with a hundred texts and a vocabulary. */
export interface Reader extends BenchLearner {
  vocabulary: number;
  texts: string[];
}

/** Vocabulary sizes of the three readers. Readers with words also have phrases. */
const sizes = isSmall ? [0, 100, 1000] : [0, 10_000, 100_000];
const phrases = isSmall ? 100 : 3000;

/** Creates three readers who share a hundred texts from the novel. */
export async function seedReaders(
  installation: Installation,
  report: Report,
): Promise<[Reader, Reader, Reader]> {
  report.section('Setting up: 100 texts, three vocabularies, phrases');
  const parts = cutNovel(readNovel(), isSmall ? 10 : 100).map((content, n) => ({
    title: `Part ${n + 1}`,
    content,
  }));
  const readers: Reader[] = [];
  for (const vocabulary of sizes) {
    const learner = await enroll(installation);
    const start = performance.now();
    const texts = await addTexts(installation, learner, parts);
    if (vocabulary > 0) {
      await seedVocabulary(installation, learner.id, vocabulary);
      await seedPhrases(installation, learner.id, phrases);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    report.add({
      label: `reader with ${vocabulary.toLocaleString('en')} words and ${vocabulary > 0 ? phrases : 0} phrases`,
      result: `ready in ${seconds} s`,
    });
    readers.push({ ...learner, vocabulary, texts });
  }
  return readers as [Reader, Reader, Reader];
}
