// Performance of the site's metrics and the audit log with 100,000 learners, a year of activity and a million log
// entries.
import { Client } from './measure/http.ts';
import { formatMs, Report, formatRatio } from './measure/report.ts';
import { compare } from './measure/stats.ts';
import { seedActivity, seedAuditEntries } from './metrics/seed-activity.ts';
import { runs, isSmall } from './reading/scale.ts';
import { enroll, install } from './setup/installation.ts';

const pages: Record<string, string> = {
  'metrics, 7 days': '/api/admin/metrics/?period=7',
  'metrics, 30 days': '/api/admin/metrics/?period=30',
  'metrics, 90 days': '/api/admin/metrics/?period=90',
  'metrics, a year': '/api/admin/metrics/?period=365',
  'metrics, all': '/api/admin/metrics/?period=all',
  'audit log': '/api/admin/audit/?page_size=50',
  'audit log, of a kind': '/api/admin/audit/?page_size=50&kind=order',
  'audit log, of an action': '/api/admin/audit/?page_size=50&action=content.publish',
  'audit log, page 20': '/api/admin/audit/?page_size=50&page=20',
  'audit log, search for what is rare': '/api/admin/audit/?page_size=50&search=c4ca4238',
  'audit log, search for what is frequent': '/api/admin/audit/?page_size=50&search=Person%207',
  'audit log, who': '/api/admin/audit/actors/',
};

const report = new Report('metrics');
const installation = await install();
try {
  const { pool } = installation;
  const learner = await enroll(installation);
  await pool.query('UPDATE learner SET is_superuser = true WHERE id = $1', [learner.id]);
  await seedActivity(installation, isSmall ? 2000 : 100_000, 365);
  await seedAuditEntries(installation, isSmall ? 10_000 : 1_000_000);
  const start = performance.now();
  const { rows } = await pool.query<{ moved: number }>('SELECT recount_site() AS moved');
  report.add({
    label: 'recount of all figures',
    result: `${formatMs(performance.now() - start)}, ${rows[0]?.moved ?? 0} rows`,
    details: { rows },
  });
  await pool.query('SELECT fold_site_changes()');
  await pool.query('VACUUM ANALYZE');
  await installation.worker.stop();
  const bareClient = new Client(installation.bare.port);
  for (const [label, path] of Object.entries(pages)) {
    const measured = await compare(
      runs(200),
      () => bareClient.get(`/row/${learner.id}`),
      () => learner.client.get(path),
    );
    const { subject, reference, ratio } = measured;
    report.add({
      label,
      result: `${formatMs(subject.median)}, p95 ${formatMs(subject.p95)}; bare ${formatMs(reference.median)} = ${formatRatio(ratio)}`,
      target: '≤ 5× bare route',
      hasPassed: ratio <= 5,
      details: { measured },
    });
  }
} finally {
  await installation.stop();
}
process.exitCode = report.finish() ? 0 : 1;
