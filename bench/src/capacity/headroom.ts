import type { Report } from '../measure/report.ts';
import type { Installation } from '../setup/installation.ts';

/** Tables that grow with the number of users, by their name in the report. */
const tables = {
  'a word of a learner': 'learner_word',
  'a word of a text, whoever has it': 'document_word',
  'a day of a learner': 'activity_day',
};

/** Measures disk space per row, including indexes. */
export async function measureHeadroom({ pool }: Installation, report: Report): Promise<void> {
  report.section('Room in the database');
  for (const [label, table] of Object.entries(tables)) {
    const { rows } = await pool.query<{ bytes: number; count: number }>(
      `SELECT pg_total_relation_size('${table}')::float AS bytes, count(*)::float AS count FROM ${table}`,
    );
    const { bytes = 0, count = 0 } = rows[0] ?? {};
    if (count < 1000) continue; // A table this small has too few pages for a meaningful average.
    report.add({ label, result: `${(bytes / count).toFixed(0)} bytes`, details: { bytes, count } });
  }
}
