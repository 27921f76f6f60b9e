// Measures looking up words among 2,000,000 entries in ten dictionaries, and the time it takes to install 500,000
// entries.
import { openDatabase } from '@glossa/db/database';
import { lookUp } from '@glossa/dictionaries/look-up/look-up';
import { languageByCode, type Language } from '@glossa/language/languages';

import { seedDictionary } from './dictionary/seed-dictionary.ts';
import { createHeadword } from './dictionary/write-dictionary.ts';
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare, timeRuns } from './measure/stats.ts';
import { runs, isSmall } from './reading/scale.ts';
import { enroll, install } from './setup/installation.ts';

const entryCount = isSmall ? 5000 : 500_000;
/** Number of entries in each of the other nine dictionaries, all of which contain the same words. */
const sharedCount = entryCount / 3;
const german = languageByCode('de') as Language;

const report = new Report('dictionary');
const installation = await install();
const db = openDatabase(installation.databaseUrl, { max: 4 });
try {
  report.section(`Installing ${entryCount.toLocaleString('en')} entries`);
  const seconds = await seedDictionary(db, german, entryCount);
  report.add({
    label: 'install',
    result: `${seconds.toFixed(1)} s, ${Math.round(entryCount / seconds).toLocaleString('en')} entries a second`,
    target: '≤ 60 s',
    hasPassed: seconds <= 60,
    details: { seconds, size: entryCount },
  });

  for (let n = 2; n <= 10; n++) await seedDictionary(db, german, Math.ceil(sharedCount), `bench-de-${n}`);
  const { rows } = await installation.pool.query<{ count: number; dictionaries: number }>(
    'SELECT count(*)::int AS count, count(DISTINCT dictionary_id)::int AS dictionaries FROM dictionary_entry',
  );
  const [total] = rows;
  report.section(
    `Looking up among ${total?.count.toLocaleString('en')} entries of ${total?.dictionaries} dictionaries`,
  );
  const learner = await enroll(installation);
  const bareClient = new Client(installation.bare.port);
  const pick = (n: number) => (n * 7919) % Math.floor(sharedCount);
  const forms = {
    'a headword': (n: number) => createHeadword(pick(n)),
    'in capitals': (n: number) => createHeadword(pick(n)).toUpperCase(),
    'without its umlaut': (n: number) => createHeadword(pick(n)).replace('ö', 'o'),
    'an inflected form': (n: number) => `${createHeadword(pick(n))}s`,
    'what is not there': (n: number) => `keinwort${n}`,
    'an unknown compound': (n: number) => createHeadword(pick(n)) + createHeadword(pick(n + 1)).toLowerCase(),
  };
  for (const [label, buildText] of Object.entries(forms)) {
    const lookup = await timeRuns(runs(500), (n) =>
      lookUp(db, { language: german.id, words: [{ text: buildText(n) }], limit: 20 }),
    );
    report.add({
      label,
      result: `${formatMs(lookup.median)}, p95 ${formatMs(lookup.p95)}`,
      target: '≤ 5 ms',
      hasPassed: lookup.median <= 5,
      details: { own: lookup },
    });
  }
  const { subject, reference, ratio } = await compare(
    runs(300),
    () => bareClient.get(`/row/${learner.id}`),
    (n) =>
      learner.client.get(`/api/words/lookup/?language=de&text=${encodeURIComponent(forms['a headword'](n))}`),
  );
  report.add({
    label: 'the whole request',
    result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare select ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
    target: '≤ 5× bare route',
    hasPassed: ratio <= 5,
    details: { own: subject, reference, ratio },
  });
  bareClient.close();
} finally {
  await db.close();
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
