// Looking up words among 500,000 entries, and the time that it takes to install them.
import { openDatabase } from '@glossa/db/database';
import { lookUp } from '@glossa/dictionaries/look-up/look-up';
import { languageByCode, type Language } from '@glossa/language/languages';

import { seedDictionary } from './dictionary/seed-dictionary.ts';
import { createHeadword } from './dictionary/write-dictionary.ts';
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare, timeRuns } from './measure/stats.ts';
import { runs, small } from './reading/scale.ts';
import { enroll, install } from './setup/installation.ts';

const entryCount = small ? 5000 : 500_000;
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

  report.section('Looking up');
  const learner = await enroll(installation);
  const bareClient = new Client(installation.bare.port);
  const forms = {
    'a headword': (n: number) => createHeadword((n * 7919) % entryCount),
    'in capitals': (n: number) => createHeadword((n * 7919) % entryCount).toUpperCase(),
    'without its umlaut': (n: number) => createHeadword((n * 7919) % entryCount).replace('ö', 'o'),
    'an inflected form': (n: number) => `${createHeadword((n * 7919) % entryCount)}s`,
    'what is not there': (n: number) => `keinwort${n}`,
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
