import type { SavedItem } from '@glossa/contract/saved';
import { languageById } from '@glossa/language/languages';

import type { SavedRow } from './queries.ts';

/** Returns the text or video that an item was saved from; null if it was deleted or if the item is a word. */
function presentSource({ textId, videoId, title }: SavedRow): SavedItem['source'] {
  if (title === null) return null;
  if (textId !== null) return { kind: 'text', id: textId, title };
  return videoId === null ? null : { kind: 'video', id: videoId, title };
}

/** Presents a saved item. Keeps the title of its source even if the source was deleted. */
export const presentSaved = (row: SavedRow): SavedItem => ({
  id: row.id,
  kind: row.kind,
  language: languageById(row.language)?.code ?? '',
  quote: row.quote,
  note: row.note,
  source: presentSource(row),
  source_title: row.title ?? row.sourceTitle,
  in_trash: row.inTrash,
  sentence: row.place,
  at: row.at,
  word:
    row.termId === null
      ? null
      : {
          id: row.termId,
          listed: row.level !== null,
          level: row.level ?? 0,
          ignored: row.ignored ?? false,
          translation: row.translation ?? '',
        },
  created_at: row.createdAt.toISOString(),
});
