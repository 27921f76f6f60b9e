import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { Annotation } from '@glossa/formats/archive/records/library';
import { newId } from '@glossa/db/new-id';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Bookmarks, notes and highlights. */
export const annotations = defineKind({
  name: 'annotations',
  tables: ['annotation'],
  schema: Annotation,
  select: queries.sql.selectAnnotations,
  values: ({ learnerId, pendingDocuments }) => [learnerId, pendingDocuments],
  sheet: ['text', 'kind', 'sentence', 'quote', 'note', 'color', 'created_at', 'updated_at'],
  check: ({ text, starts, ends }, references) => {
    if (!references.texts.has(text))
      throw archiveFailure('archive_invalid', `annotation in unknown text ${text}`);
    if ((starts === null) !== (ends === null))
      throw archiveFailure('archive_invalid', 'annotation with only one offset');
  },
  write: (records, context) =>
    context.commit('annotations', (tx) => {
      const rows = records.map((record) => ({
        ...record,
        id: newId(),
        text: context.texts.get(record.text),
      }));
      return queries.insertAnnotations(tx, context.learnerId, rows);
    }),
});
