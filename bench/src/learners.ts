// Performance of Learner Management with 100,000 learners, and the time it takes to import a school's list of 10,000.
import { getRoster, startRoster, uploadRoster } from '@glossa/contract/learner-import';

import { deepPageSearches, learnerLists } from './learners/routes.ts';
import { seedLearners } from './learners/seed-learners.ts';
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare } from './measure/stats.ts';
import { runs, isSmall } from './reading/scale.ts';
import { createSessionClient, waitUntilDone } from './setup/contract-client.ts';
import { enroll, install } from './setup/installation.ts';

const lines = isSmall ? 500 : 10_000;

/** Returns a school's list of learners with some invalid lines and a few passwords. */
const roster = (): string =>
  [
    'E-mail;First name;Last name;Plan;Password',
    ...Array.from({ length: lines }, (_, n) => {
      const address = n % 100 === 7 ? `pupil${n}` : `pupil${n}@new-school.org`;
      return `${address};Pupil;Number ${n};Basic;${n % 100 === 0 ? `Otters-swim-${n}` : ''}`;
    }),
  ].join('\n');

const report = new Report('learners');
const installation = await install();
try {
  const admin = await enroll(installation);
  await installation.pool.query('UPDATE learner SET is_superuser = true WHERE id = $1', [admin.id]);
  await seedLearners(installation, isSmall ? 2000 : 100_000);
  const bareClient = new Client(installation.bare.port);
  const measure = async (label: string, path: string, maxRatio?: number) => {
    const measured = await compare(
      runs(300),
      () => bareClient.get(`/row/${admin.id}`),
      () => admin.client.get(path),
    );
    const { subject, reference, ratio } = measured;
    report.add({
      label,
      result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
      ...(maxRatio === undefined
        ? {}
        : { target: `≤ ${maxRatio}× bare route`, hasPassed: ratio <= maxRatio }),
      details: { measured },
    });
  };
  const listPath = '/api/auth/learners/?page_size=25&';
  for (const [work, query] of Object.entries(learnerLists))
    await measure(`list, ${work}`, listPath + query, 5);
  await measure('one learner', `/api/auth/learners/${admin.id}/`, 5);
  report.section('Searches for what is far away in the order');
  for (const [work, query] of Object.entries(deepPageSearches)) await measure(work, listPath + query);
  report.section(`A list of ${lines.toLocaleString('en')} learners`);
  const call = await createSessionClient(installation, admin, 300_000);
  const measureOnce = async <Result>(label: string, act: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await act();
    const elapsed = performance.now() - start;
    report.add({
      label,
      result: formatMs(elapsed),
      target: '≤ 60 s',
      hasPassed: elapsed <= 60_000,
      details: { took: elapsed },
    });
    return result;
  };
  const file = new File([roster()], 'school.csv', { type: 'text/csv' });
  const runImport = async (existing: 'skip' | 'update') => {
    const { id } = await measureOnce('upload and preview', () => call(uploadRoster, { files: { file } }));
    await measureOnce(`taking it over (${existing})`, async () => {
      const { task } = await call(startRoster, { params: { id }, body: { existing, invite: false } });
      await waitUntilDone(call, task);
    });
    return call(getRoster, { params: { id } });
  };
  const first = await runImport('skip');
  if (first.added !== lines * 0.99 || first.refused !== lines / 100) throw new Error(`added ${first.added}`);
  const second = await runImport('update');
  if (second.added + second.changed !== 0) throw new Error('the same list made somebody twice');
  await measureOnce('export of all as a table', () => admin.client.get('/api/auth/learners/export/'));
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
