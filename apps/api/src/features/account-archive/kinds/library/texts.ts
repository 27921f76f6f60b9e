import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { LibraryText } from '@glossa/formats/archive/records/library';

import { pendingContentKey } from '#domain/documents/content-hash.ts';
import { writeText } from './write-text.ts';
import { defineKind, type ContentFile, type Source } from '../kind.ts';
import * as queries from './queries.ts';

/** Yields the content of each document once. A document's content is exactly its sentences joined together. */
async function* readContents(source: Source): AsyncGenerator<ContentFile> {
  const documents = queries.readContents(source.tx, source.learnerId, source.pendingDocuments);
  for await (const { id, language, hash, status, name } of documents) {
    const content =
      status === 'ready'
        ? queries.readSentences(source.tx, id)
        : (source.storage.read(pendingContentKey(language, hash)) as AsyncIterable<Uint8Array>);
    yield { name, content };
  }
}

/** Texts on all shelves, with contents, tags, positions, recordings and covers. */
export const texts = defineKind({
  name: 'texts',
  tables: ['text', 'text_tag', 'document', 'sentence'],
  schema: LibraryText,
  select: queries.sql.selectTexts,
  values: ({ learnerId, pendingDocuments }) => [learnerId, pendingDocuments],
  media: queries.sql.mediaTexts,
  sheet: [
    'id',
    'language',
    'title',
    'author',
    'source',
    'difficulty',
    'tags',
    'content',
    'recording',
    'cover',
    'grammar_points',
    'is_archived',
    'is_deleted',
    'is_favorite',
    'position',
    'read_to',
    'last_read_at',
    'created_at',
  ],
  contents: readContents,
  // One text per transaction, so that the progress bar advances with every text.
  batchSize: 1,
  check: (text, references) => {
    if (references.texts.has(text.id)) throw archiveFailure('archive_invalid', `duplicate text ${text.id}`);
    references.texts.add(text.id);
    references.addContent(text.content);
    references.addMedia(text.recording, 'recording');
    references.addSharedImage(text.cover);
    references.addEntry([text.content, text.title], text.created_at);
  },
  write: async (records, context) => {
    for (const record of records) await writeText(record, context);
  },
});
