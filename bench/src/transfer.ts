// Import and export of words with large vocabularies: a new user imports a table of 100,000 words, then exports all of
// them as a table and half of them as a deck. Measures the time and the memory used by the processes.
import { exportWords, exportDeck } from '@glossa/contract/word-export';
import { startImport, uploadWords } from '@glossa/contract/word-import';

import { formatMs, Report } from './measure/report.ts';
import { isSmall } from './reading/scale.ts';
import { createContractClient, waitUntilDone } from './setup/contract-client.ts';
import { enroll, install } from './setup/installation.ts';
import { fillVocabularies } from './words/vocabularies.ts';

const words = isSmall ? 2000 : 100_000;
const taggedCount = words / 2;

/** Returns a table in another program's format. Every other word has a tag. */
const table = (): string =>
  [
    'Word,Translation,Example,Tags,Level',
    ...Array.from({ length: words }, (_, n) => {
      const form = `imported${n.toString(36)}`;
      return `${form},"a translation, of word ${n}",This is ${form} in a sentence of its own.,${n % 2 === 0 ? 'even' : ''},${1 + (n % 5)}`;
    }),
  ].join('\n');

const report = new Report('transfer');
const installation = await install();
try {
  // Add another learner's words first, so that the planner has statistics, but none about the new learner.
  const other = await enroll(installation);
  await fillVocabularies(installation, other.id, { own: words / 10, others: 10 });
  const learner = await enroll(installation);
  const call = await createContractClient(installation, learner.id);
  const { api, worker } = installation;
  const memory = () => [api, worker].map((server) => server.peakMemory() ?? Number.NaN);
  const measureOnce = async <Result>(label: string, act: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await act();
    const elapsed = performance.now() - start;
    const [inApi = 0, inWorker = 0] = memory();
    report.add({
      label,
      result: `${formatMs(elapsed)}; peak so far: api ${inApi.toFixed(0)} MB, worker ${inWorker.toFixed(0)} MB`,
      target: '≤ 60 s, ≤ 512 MB each',
      hasPassed: elapsed <= 60_000 && inApi <= 512 && inWorker <= 512,
      details: { took: elapsed, inApi, inWorker },
    });
    return result;
  };

  report.section(`${words.toLocaleString('en')} words`);
  const file = new File([table()], 'words.csv', { type: 'text/csv' });
  const preview = await measureOnce('upload and preview', () =>
    call(uploadWords, { body: { language: 'en' }, files: { file } }),
  );
  await measureOnce('import', async () => {
    const { id, columns, scale } = preview;
    const { task } = await call(startImport, { params: { id }, body: { language: 'en', columns, scale } });
    await waitUntilDone(call, task);
  });
  const list = await learner.client.json<{ count: number }>('/api/words/?language=en&page_size=12');
  if (list.count !== words) throw new Error(`${list.count} words were taken over`);
  await measureOnce('export as CSV', () => learner.client.get(`${exportWords.path}?language=en&format=csv`));
  await measureOnce(`deck of ${taggedCount.toLocaleString('en')} words`, async () => {
    const { task } = await call(exportDeck, { body: { language: 'en', tag: 'even' } });
    await waitUntilDone(call, task);
  });
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
