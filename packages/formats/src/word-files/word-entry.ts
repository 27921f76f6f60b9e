/** A word in an import or export file. */
export interface WordEntry {
  text: string;
  /** Words of a phrase in order, null for a gap. Null for a single word. */
  parts: (string | null)[] | null;
  /** 0 new, 1 to 3 learning, 4 known, 5 mastered. */
  level: number;
  ignored: boolean;
  translation: string;
  definition: string;
  pronunciation: string;
  example: string;
  notes: string;
  part_of_speech: string;
  lemma: string;
  tags: string[];
  /** The next four fields are ISO 8601 timestamps. Null if unknown, or if the event hasn't happened yet. */
  created_at: string | null;
  updated_at: string | null;
  started_at: string | null;
  known_at: string | null;
  /** 1 (easy) to 10 (hard). Null if unknown, like the fields below. */
  difficulty: number | null;
  /** Number of occurrences in the learner's texts and videos. */
  frequency: number | null;
  /** Rank among the most frequent words of the language. */
  frequency_rank: number | null;
  last_reviewed: string | null;
}

/** Calculated fields that are exported but not imported. */
type NumericField = 'difficulty' | 'frequency' | 'frequency_rank' | 'last_reviewed';

/** A word from a file. A field is undefined if the file doesn't have it. */
export type FoundEntry = { text: string } & {
  [Field in Exclude<keyof WordEntry, 'text' | 'updated_at' | NumericField>]?: WordEntry[Field] | undefined;
};

/** Maximum number of characters, by field. */
export const textLimits = {
  text: 200,
  translation: 2000,
  definition: 5000,
  pronunciation: 500,
  example: 2000,
  notes: 5000,
  part_of_speech: 60,
  lemma: 200,
} as const;
export type TextField = keyof typeof textLimits;

/** Maximum number of tags per word, and of characters per tag. */
export const tagLimits = { count: 30, length: 60 } as const;
