// Compares words and sentences with a treebank: `npm run bench segment -- FILE.conllu LANGUAGE`, with a file from
// universaldependencies.org, for example.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { createAnalyzer } from '@glossa/analyzer/analyzer';
import { lemmaSourceOf } from '@glossa/analyzer/lemma-languages';
import { languageByCode } from '@glossa/language/languages';

import { Report, type Finding } from './measure/report.ts';
import { targetOf } from './segment/targets.ts';
import { measureHeadwords } from './segment/headwords.ts';
import { joinAdjacent, readTreebank } from './segment/conllu.ts';
import { joinInflections, measureTokens } from './segment/japanese.ts';
import { measureLemmas } from './segment/lemmas.ts';
import { segment } from './segment/segment-text.ts';
import { scoreSpans, percent, type Score } from './segment/score.ts';

const [file, code] = process.argv.slice(2);
if (!file || !code) {
  process.stderr.write(
    'Usage: npm run bench segment -- FILE.conllu LANGUAGE, where LANGUAGE is a code such as fr\n',
  );
  process.exit(2);
}
// A language that isn't in our table, such as Greek (el), uses the rules for all scripts with spaces.
const languageId = languageByCode(code)?.id ?? 0;
const report = new Report(`segment-${code}`);
const addScore = (label: string, score: Score, target?: number): void => {
  const result = `F1 ${percent(score.f1)} (precision ${percent(score.precision)}, recall ${percent(score.recall)})`;
  const verdict: Pick<Finding, 'target' | 'hasPassed'> =
    target === undefined ? {} : { target: `≥ ${target}`, hasPassed: Number(percent(score.f1)) >= target };
  report.add({ label, result, ...verdict, details: { ...score } });
};

const treebank = readTreebank(readFileSync(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'));
const analyzer = createAnalyzer(
  fileURLToPath(new URL('../../apps/api/dist/analyzer-thread.js', import.meta.url)),
);
try {
  const found = await segment(analyzer, treebank.text, languageId);
  if (code === 'ja') {
    // The treebank separates verbs from their endings, as does the dictionary before we join its tokens.
    addScore('words of the dictionary', await measureTokens(treebank, found.sentences), targetOf(code));
    addScore('words, verbs with their endings', scoreSpans(joinInflections(treebank.words), found.words));
  } else {
    const isCut = code === 'ar' && !treebank.hasContractions;
    const gold = isCut ? joinAdjacent(treebank.words) : treebank.words;
    addScore('words', scoreSpans(gold, found.words), targetOf(code));
  }
  const headwords = await measureHeadwords(treebank.text, found.words, code);
  if (headwords) {
    const result = `${percent(headwords.share)} % (longer than a character ${percent(headwords.longerShare)} %)`;
    report.add({ label: 'words that are headwords', result, details: { ...headwords } });
  }
  addScore('sentence ends', scoreSpans(treebank.sentenceEnds, found.sentenceEnds));
  if (lemmaSourceOf(languageId) !== undefined) {
    const lemmas = await measureLemmas(analyzer, treebank, found.words, { code, languageId });
    report.add({
      label: 'lemmas of content words',
      result:
        `first suggestion right ${percent(lemmas.first)}, one of them ${percent(lemmas.any)}, the form itself ` +
        `${percent(lemmas.form)}; of what differs from the form ${percent(lemmas.precision)}`,
      details: { ...lemmas },
    });
  }
} finally {
  await analyzer.close();
}
process.exitCode = report.finish() ? 0 : 1;
