/** A word as files carry it. */
export interface WordEntry {
  text: string;
  /** Words of a phrase in order, null for a gap; null for a word. */
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
  /** Moments in ISO 8601; null when unknown or not yet. */
  created_at: string | null;
  updated_at: string | null;
  started_at: string | null;
  known_at: string | null;
  /** 1 (easy) to 10 (hard); null when unknown, as below. */
  difficulty: number | null;
  /** How often it stands in the texts and videos of its learner. */
  frequency: number | null;
  /** Its place among the most frequent words of the language. */
  frequency_rank: number | null;
  last_reviewed: string | null;
}

/** What an export tells of a word and an import does not take: it is computed. */
type FigureField = 'difficulty' | 'frequency' | 'frequency_rank' | 'last_reviewed';

/** What a file says of a word: a field that is undefined is not said. */
export type FoundEntry = { text: string } & {
  [Field in Exclude<keyof WordEntry, 'text' | 'updated_at' | FigureField>]?: WordEntry[Field] | undefined;
};

/** Most characters of each text. */
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

/** Most tags of a word, and characters of a tag. */
export const tagLimits = { count: 30, length: 60 } as const;
