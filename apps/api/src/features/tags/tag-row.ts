import type { TagColor } from '@glossa/contract/tag-colors';
import type { Tag, TagItemType } from '@glossa/contract/tags';

/** What a tag is counted for, with what the interface calls that. */
export const kinds = ['text', 'article', 'subtitles', 'video', 'word', 'ebook'] as const;
const typeOf: Record<(typeof kinds)[number], TagItemType> = {
  text: 'text',
  article: 'article',
  subtitles: 'subtitles',
  video: 'video',
  word: 'other',
  ebook: 'ebook',
};

/** The kind that is counted for a type. */
export const kindOf = (type: TagItemType): (typeof kinds)[number] =>
  kinds.find((kind) => typeOf[kind] === type) ?? 'word';

/** A tag with its figures. */
export interface TagRow extends Record<(typeof kinds)[number], number> {
  id: string;
  name: string;
  color: TagColor;
  usedAt: Date | null;
}

/** A tag as the interface shows it. */
export function presentTag(row: TagRow): Tag {
  // Sorting keeps the order of the kinds where they are even.
  const used = kinds.filter((kind) => row[kind] > 0).toSorted((one, other) => row[other] - row[one]);
  const types = used.map((kind) => typeOf[kind]);
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    item_type: types[0] ?? null,
    item_types: types,
    item_count: kinds.reduce((sum, kind) => sum + row[kind], 0),
    counts: {
      texts: row.text,
      articles: row.article,
      subtitles: row.subtitles,
      videos: row.video,
      words: row.word,
      ebooks: row.ebook,
    },
    last_used: row.usedAt?.toISOString() ?? null,
  };
}
