import type { Report } from '../measure/report.ts';
import type { Installation } from '../world/installation.ts';

/** Rows of what grows with people, by what they are called in a report. */
const tables = {
  'a word of a learner': 'learner_word',
  'a word of a text, whoever has it': 'document_word',
  'a day of a learner': 'activity_day',
};

/** Bytes on the disk for what people gather, indexes included. */
export async function measureRoom({ pool }: Installation, report: Report): Promise<void> {
  report.section('Room in the database');
  for (const [work, table] of Object.entries(tables)) {
    const { rows } = await pool.query<{ bytes: number; count: number }>(
      `SELECT pg_total_relation_size('${table}')::float AS bytes, count(*)::float AS count FROM ${table}`,
    );
    const { bytes = 0, count = 0 } = rows[0] ?? {};
    if (count < 1000) continue; // a few pages of little say nothing
    report.add({ work, figure: `${(bytes / count).toFixed(0)} bytes`, details: { bytes, count } });
  }
}
