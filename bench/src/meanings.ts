// How many running words have a meaning on a new installation, in books that the glossaries weren't made from? The
// pages in bench/data/pages are taken from the beginnings of well-known books in the public domain. Another folder,
// with one file per language such as `de.txt`, can be given as an argument.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { getGlosses } from '@glossa/contract/glosses';
import { lookUpWord } from '@glossa/contract/dictionaries';
import { getReadingPage } from '@glossa/contract/reading';
import { uploadText } from '@glossa/contract/text-upload';

import { percent } from './segment/score.ts';
import { Report } from './measure/report.ts';
import { createContractClient, waitUntilDone } from './setup/contract-client.ts';
import { enroll, install } from './setup/installation.ts';

const [otherFolder] = process.argv.slice(2);
const folder = otherFolder
  ? path.resolve(process.env['INIT_CWD'] ?? '.', otherFolder)
  : path.join(import.meta.dirname, '..', 'data', 'pages');

const report = new Report('meanings');
const installation = await install({ environment: { BUNDLED_DICTIONARIES: '1' } });
try {
  const learner = await enroll(installation);
  const call = await createContractClient(installation, learner.id);
  await installation.pool.query(
    'UPDATE learner SET selected_languages = (SELECT array_agg(n) FROM generate_series(1, 30) n) WHERE id = $1',
    [learner.id],
  );
  // Glossaries are installed in alphabetical order, so the Chinese glossary comes last.
  for (const query = { language: 'zh', text: '我' }; ; await pause(500))
    if ((await call(lookUpWord, { query })).dictionaries_installed) break;

  report.section('Running words of a page with a meaning');
  for (const file of readdirSync(folder).sort()) {
    const language = path.basename(file, '.txt');
    const content = readFileSync(path.join(folder, file), 'utf8');
    const text = await call(uploadText, {
      body: { title: language, language },
      files: { content_file: new File([content], 'page.txt', { type: 'text/plain' }) },
    });
    if (text.task_status) await waitUntilDone(call, text.task_status);
    const params = { id: text.id };
    // Lemmas are suggested some time after the analysis.
    for (;;) {
      const { rows } = await installation.pool.query<{ lemmatised: boolean }>(
        'SELECT lemmatised FROM document d JOIN text t ON t.document_id = d.id WHERE t.id = $1',
        [text.id],
      );
      if (rows[0]?.lemmatised) break;
      await pause(200);
    }
    const page = await call(getReadingPage, {
      params: { ...params, page: 1 },
      query: { sentences_per_page: 200 },
    });
    const words = page.sentences.flatMap(({ tokens }) =>
      tokens.flatMap(({ t, w }) => (w === undefined ? [] : [t])),
    );
    const { words: glosses } = await call(getGlosses, {
      params,
      query: { from_sentence: 0, to_sentence: 199 },
    });
    const missing = words.filter((word) => !(word in glosses));
    const share = 1 - missing.length / words.length;
    const isByParts = (word: string) => glosses[word]?.every(({ match }) => match === 'part') === true;
    const compounds = words.filter(isByParts);
    const byParts = compounds.length / words.length;
    report.add({
      label: language,
      result: `${percent(share)} % of ${words.length}, ${percent(byParts)} % by their parts`,
      target: '≥ 80 %',
      hasPassed: share >= 0.8,
      details: {
        share,
        words: words.length,
        missing: [...new Set(missing)],
        byParts: [...new Set(compounds)],
      },
    });
  }
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
