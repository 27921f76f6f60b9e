import type { TagColor } from '@glossa/contract/tag-colors';
import type { Tag, TagItemType } from '@glossa/contract/tags';

/** Kinds of items that a tag is counted for. */
export const tagKinds = ['text', 'article', 'subtitles', 'video', 'word', 'ebook'] as const;
/** Names of the kinds in the API. */
const typeByKind: Record<(typeof tagKinds)[number], TagItemType> = {
  text: 'text',
  article: 'article',
  subtitles: 'subtitles',
  video: 'video',
  word: 'other',
  ebook: 'ebook',
};

/** Returns the kind for an API type; `other` stands for words. */
export const toTagKind = (type: TagItemType): (typeof tagKinds)[number] =>
  tagKinds.find((kind) => typeByKind[kind] === type) ?? 'word';

/** A tag with its counts. */
export interface TagRow extends Record<(typeof tagKinds)[number], number> {
  id: string;
  name: string;
  color: TagColor;
  usedAt: Date | null;
}

/** Presents a tag. Its item types are sorted by number of uses, most frequent first. */
export function presentTag(row: TagRow): Tag {
  // The sort is stable, so ties keep the order of `tagKinds`.
  const usedKinds = tagKinds.filter((kind) => row[kind] > 0).toSorted((one, other) => row[other] - row[one]);
  const types = usedKinds.map((kind) => typeByKind[kind]);
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    item_type: types[0] ?? null,
    item_types: types,
    item_count: tagKinds.reduce((sum, kind) => sum + row[kind], 0),
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
