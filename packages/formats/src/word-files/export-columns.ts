import type { ColumnField } from '@glossa/contract/word-import';
import { languageByCode } from '@glossa/language/languages';

import { writeTags } from './read-tags.ts';
import type { WordEntry } from './word-entry.ts';

/**
 * A column of our own exports. Names are in English in every interface language, so that all files are interchangeable.
 */
interface ExportColumn {
  name: string;
  field: ColumnField | null;
  cell: (word: WordEntry, language: string) => string;
}

const formatNumber = (value: number | null): string => (value === null ? '' : String(value));

/** The columns of our CSV and TSV exports, in order. */
export const exportColumns: readonly ExportColumn[] = [
  { name: 'Word', field: 'text', cell: (word) => word.text },
  { name: 'Reading', field: 'pronunciation', cell: (word) => word.pronunciation },
  { name: 'Translation', field: 'translation', cell: (word) => word.translation },
  { name: 'Definition', field: 'definition', cell: (word) => word.definition },
  { name: 'Example', field: 'example', cell: (word) => word.example },
  { name: 'Notes', field: 'notes', cell: (word) => word.notes },
  { name: 'Part of speech', field: 'part_of_speech', cell: (word) => word.part_of_speech },
  { name: 'Lemma', field: 'lemma', cell: (word) => word.lemma },
  { name: 'Tags', field: 'tags', cell: (word) => writeTags(word.tags) },
  { name: 'Level', field: 'level', cell: (word) => String(word.level) },
  { name: 'Ignored', field: 'ignored', cell: (word) => (word.ignored ? 'yes' : '') },
  { name: 'Language', field: 'language', cell: (_, language) => languageByCode(language)?.name ?? language },
  { name: 'Added', field: 'created_at', cell: (word) => word.created_at ?? '' },
  { name: 'Difficulty', field: null, cell: (word) => formatNumber(word.difficulty) },
  { name: 'Frequency in my texts', field: null, cell: (word) => formatNumber(word.frequency) },
  { name: 'Frequency rank', field: null, cell: (word) => formatNumber(word.frequency_rank) },
  { name: 'Last reviewed', field: null, cell: (word) => word.last_reviewed ?? '' },
];
