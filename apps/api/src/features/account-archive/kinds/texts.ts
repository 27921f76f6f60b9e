import { cursorRows } from '@glossa/db/cursor-rows';
import { statements } from '@glossa/db/statements';
import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { LibraryText } from '@glossa/formats/archive/records/library';

import { pendingContentKey } from '#domain/documents/content-hash.ts';
import { writeText } from '../write-text.ts';
import { kind, type ContentFile, type Source } from './kind.ts';
import type { QueryTypes } from './texts.types.ts';

const contentName = `'texts/' || encode(d.hash, 'hex') || '.txt'`;
// A document that is neither analyzed nor waiting has no content. Texts from purchases are excluded, because readers
// may not pass on their content.
export const hasContent = `(t.purchase_id IS NULL AND (d.status = 'ready' OR d.id = ANY($2::int[])))`;

export const sql = statements<QueryTypes>('accountArchiveKindsTexts', {
  listContents: `SELECT DISTINCT ON (d.hash) d.id, d.language, d.hash, d.status, ${contentName} AS name
    FROM text t JOIN document d ON d.id = t.document_id WHERE t.owner_id = $1 AND ${hasContent}
    ORDER BY d.hash, d.status <> 'ready'`,
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
});

async function* sentencesOf({ tx }: Source, documentId: number): AsyncGenerator<string> {
  for await (const { text } of cursorRows(tx, sql.listSentences, [documentId])) yield text;
}

/** Yields the content of each document once. Its sentences joined together are exactly the content. */
async function* contents(source: Source): AsyncGenerator<ContentFile> {
  const values = [source.learnerId, source.waiting] as const;
  for await (const { id, language, hash, status, name } of cursorRows(source.tx, sql.listContents, values)) {
    const content =
      status === 'ready'
        ? sentencesOf(source, id)
        : (source.storage.read(pendingContentKey(language, hash)) as AsyncIterable<Uint8Array>);
    yield { name, content };
  }
}

/** Texts on all shelves, with contents, tags, positions, recordings and covers. */
export const texts = kind({
  name: 'texts',
  tables: ['text', 'text_tag', 'document', 'sentence'],
  schema: LibraryText,
  select: `SELECT t.id, t.language, t.title, t.author, t.source, t.from_subtitles, t.difficulty,
      ARRAY(SELECT g.name::text FROM text_tag tt JOIN tag g ON g.id = tt.tag_id
        WHERE tt.text_id = t.id ORDER BY g.name) AS tags,
      ${contentName} AS content, t.audio_url,
      CASE WHEN t.audio_key IS NOT NULL THEN 'recordings/' || t.id || '.mp3' END AS recording,
      t.cover_key AS cover, t.grammar_points, t.sentence_times, t.time_cues, t.is_archived, t.is_deleted, t.is_favorite, t.position, t.read_to, t.last_read_at,
      t.touched_at, t.counted_at, t.readings, t.created_at
    FROM text t JOIN document d ON d.id = t.document_id WHERE t.owner_id = $1 AND ${hasContent}
    ORDER BY t.created_at, t.id`,
  values: ({ learnerId, waiting }) => [learnerId, waiting],
  media: `SELECT 'recordings/' || id || '.mp3' AS name, audio_key AS key FROM text
    WHERE owner_id = $1 AND audio_key IS NOT NULL
    UNION ALL SELECT DISTINCT cover_key, cover_key FROM text
    WHERE owner_id = $1 AND cover_key IS NOT NULL AND purchase_id IS NULL ORDER BY name`,
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
  contents,
  // One text per transaction, so that the progress bar moves with each.
  batch: 1,
  check: (text, seen) => {
    if (seen.texts.has(text.id)) throw archiveFailure('archive_invalid', `text ${text.id} twice`);
    seen.texts.add(text.id);
    seen.addContent(text.content);
    seen.addMedia(text.recording, 'recording');
    seen.addSharedPicture(text.cover);
    seen.addTwin([text.content, text.title], text.created_at);
  },
  write: async (records, run) => {
    for (const record of records) await writeText(record, run);
  },
});
