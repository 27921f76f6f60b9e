// Reading and words at full scale: 100 texts from a novel of 3.27 MB, three vocabularies with phrases, and a
// dictionary.
import { openDatabase } from '@glossa/db/database';
import { languageByCode, type Language } from '@glossa/language/languages';

import { seedDictionary } from './dictionary/seed-dictionary.ts';
import { Report } from './measure/report.ts';
import { install } from './setup/installation.ts';
import { seedReaders } from './reading/readers.ts';
import { measureImport } from './reading/import.ts';
import { measurePages } from './reading/pages.ts';
import { measureLists } from './reading/lists.ts';
import { isSmall } from './reading/scale.ts';
import { measureWords } from './reading/words.ts';

const entries = isSmall ? 1000 : 500_000;
const english = languageByCode('en') as Language;

const report = new Report('reading');
const installation = await install();
try {
  const db = openDatabase(installation.databaseUrl, { max: 4 });
  report.section(`Installing a dictionary of ${entries.toLocaleString('en')} entries`);
  const seconds = await seedDictionary(db, english, entries);
  report.add({ label: 'install', result: `${seconds.toFixed(1)} s` });
  await db.close();
  const readers = await seedReaders(installation, report);
  await measureImport(installation, report, readers[0]);
  await measurePages(installation, report, readers);
  await measureWords(installation, report, readers);
  await measureLists(installation, report, readers);
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
