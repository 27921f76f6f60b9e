// Reading and words at the sizes of docs/quality.md: 100 texts cut from a novel of 3.27 MB, three vocabularies.
import { Report } from './measure/report.ts';
import { install } from './world/installation.ts';
import { makeReaders } from './reading/readers.ts';
import { measureImport } from './reading/import.ts';
import { measurePages } from './reading/pages.ts';
import { measureLists } from './reading/lists.ts';
import { measureWords } from './reading/words.ts';

const report = new Report('reading');
const installation = await install();
try {
  const readers = await makeReaders(installation, report);
  await measureImport(installation, report, readers[0]);
  await measurePages(installation, report, readers);
  await measureWords(installation, report, readers);
  await measureLists(installation, report, readers);
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
