// Looking up words among 500,000 entries, and the time that it takes to install them.
import { openDatabase } from '@glossa/db/database';
import { lookUp } from '@glossa/dictionaries/look-up/look-up';
import { languageByCode, type Language } from '@glossa/language/languages';

import { seedDictionary } from './dictionary/seed-dictionary.ts';
import { wordOf } from './dictionary/write-dictionary.ts';
import { Client } from './measure/http.ts';
import { ms, Report, times } from './measure/report.ts';
import { compare, repeat } from './measure/stats.ts';
import { runs, small } from './reading/scale.ts';
import { enroll, install } from './setup/installation.ts';

const size = small ? 5000 : 500_000;
const german = languageByCode('de') as Language;

const report = new Report('dictionary');
const installation = await install();
const db = openDatabase(installation.databaseUrl, { max: 4 });
try {
  report.section(`Installing ${size.toLocaleString('en')} entries`);
  const seconds = await seedDictionary(db, german, size);
  report.add({
    work: 'install',
    figure: `${seconds.toFixed(1)} s, ${Math.round(size / seconds).toLocaleString('en')} entries a second`,
    bar: '≤ 60 s',
    pass: seconds <= 60,
    details: { seconds, size },
  });

  report.section('Looking up');
  const learner = await enroll(installation);
  const bare = new Client(installation.bare.port);
  const forms = {
    'a headword': (n: number) => wordOf((n * 7919) % size),
    'in capitals': (n: number) => wordOf((n * 7919) % size).toUpperCase(),
    'without its umlaut': (n: number) => wordOf((n * 7919) % size).replace('ö', 'o'),
    'an inflected form': (n: number) => `${wordOf((n * 7919) % size)}s`,
    'what is not there': (n: number) => `keinwort${n}`,
  };
  for (const [work, textOf] of Object.entries(forms)) {
    const own = await repeat(runs(500), (n) =>
      lookUp(db, { language: german.id, words: [{ text: textOf(n) }], limit: 20 }),
    );
    report.add({
      work,
      figure: `${ms(own.median)}, p95 ${ms(own.p95)}`,
      bar: '≤ 5 ms',
      pass: own.median <= 5,
      details: { own },
    });
  }
  const { own, reference, ratio } = await compare(
    runs(300),
    () => bare.get(`/row/${learner.id}`),
    (n) =>
      learner.client.get(`/api/words/lookup/?language=de&text=${encodeURIComponent(forms['a headword'](n))}`),
  );
  report.add({
    work: 'the whole request',
    figure: `${ms(own.median)}, p95 ${ms(own.p95)}; bare select ${ms(reference.median)} = ${times(ratio)}`,
    bar: '≤ 5× bare route',
    pass: ratio <= 5,
    details: { own, reference, ratio },
  });
  bare.close();
} finally {
  await db.close();
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
