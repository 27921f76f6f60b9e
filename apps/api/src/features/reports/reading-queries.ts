import { mostListed, type ReadingReport, type ReportSource } from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { languageById } from '@glossa/language/languages';

import type { Whose } from './done-queries.ts';
import type { ReportRange } from './report-range.ts';
import type { QueryTypes } from './reading-queries.types.ts';

interface NarrowTypes {
  listSources: { type: ReportSource['type'] };
}

export const sql = statements<QueryTypes, NarrowTypes>('reportsReading', {
  // Looks up only the listed sources in the library. The title is the one from the last day.
  listSources: `SELECT s.*, coalesce(t.id, v.id) AS id,
     (ld.new_tokens + ld.learning_tokens)::float8 / nullif(d.word_count, 0) AS "unknownShare"
   FROM (
     SELECT kind AS type, source_id, max(language) AS language, (array_agg(title ORDER BY day DESC))[1] AS "title!",
       sum(seconds)::int AS seconds, sum(pages_read)::int AS pages, sum(words_read)::int AS words,
       sum(times)::int AS times, max(day)::text AS last_day, (count(*) OVER ())::int AS count
     FROM activity
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2) AND day BETWEEN $3::date AND $4::date
     GROUP BY kind, source_id ORDER BY sum(seconds) DESC, max(day) DESC, source_id LIMIT ${mostListed}
   ) s
   LEFT JOIN text t ON s.type = 'reading' AND t.id = s.source_id AND t.owner_id = $1
   LEFT JOIN video v ON s.type = 'video' AND v.id = s.source_id AND v.owner_id = $1
   LEFT JOIN document d ON d.id = coalesce(t.document_id, v.document_id) AND d.status = 'ready'
   LEFT JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = d.id
   ORDER BY s.seconds DESC, s.last_day DESC, s.source_id`,
});

/** Selects the texts read and videos watched, by most time first. */
export async function selectSources(
  db: Queryable,
  { learnerId, language }: Whose,
  { from, to }: ReportRange,
): Promise<Pick<ReadingReport, 'sources' | 'source_count'>> {
  const rows = await many(db, sql.listSources, [learnerId, language ?? null, from, to]);
  return {
    sources: rows.map(({ type, id, title, seconds, pages, words, times, last_day, ...row }) => ({
      type,
      id,
      title,
      language: languageById(row.language)?.code ?? '',
      seconds,
      pages,
      words,
      words_per_minute:
        type === 'reading' && words > 0 && seconds > 0 ? Math.round((words * 60) / seconds) : null,
      times,
      last_day,
      unknown_share: row.unknownShare,
    })),
    source_count: rows[0]?.count ?? 0,
  };
}
