import type { Annotation } from '@glossa/contract/annotations';
import { languageById } from '@glossa/language/languages';

import type { AnnotationRow } from './queries.ts';

export const presentAnnotation = (row: AnnotationRow): Annotation => ({
  id: row.id,
  text: row.textId,
  title: row.title,
  language: languageById(row.language)?.code ?? '',
  kind: row.kind,
  sentence: row.place,
  from: row.starts,
  to: row.ends,
  quote: row.quote,
  note: row.note,
  color: row.color,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
