import * as z from 'zod';

import { Count, FileName, Language, Moment, Tags, Text } from '../fields.ts';

const Form = Text(200).min(1);

/** A word or phrase in the learner's vocabulary. */
export const Word = z.object({
  language: Language,
  text: Form,
  /** Words of a phrase in order, null for a gap. Null for a single word. */
  parts: z.array(Form.nullable()).min(1).max(20).nullable(),
  /** 0 new, 1 to 3 learning, 4 known, 5 mastered. */
  level: z.int().min(0).max(5),
  ignored: z.boolean(),
  translation: Text(2000),
  definition: Text(5000),
  pronunciation: Text(500),
  example: Text(2000),
  notes: Text(5000),
  part_of_speech: Text(60),
  lemma: Text(200),
  tags: Tags,
  /** Name of a PNG, JPEG, WebP or GIF file in the archive. */
  picture: FileName.nullable(),
  created_at: Moment,
  updated_at: Moment,
  started_at: Moment.nullable(),
  known_at: Moment.nullable(),
});

const memory = {
  due: Moment,
  stability: z.number().min(0).max(1_000_000),
  difficulty: z.number().min(0).max(1000),
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: z.int().min(0).max(3),
  reps: Count,
  lapses: Count,
  /** In days. */
  scheduled_days: Count,
  elapsed_days: Count,
  learning_steps: z.int().min(0).max(1000),
  last_review: Moment,
};

/** A word's FSRS memory state. */
export const ReviewMemory = z.object({ language: Language, text: Form, ...memory });

/** A review, with the word's memory state before it. */
export const Review = z.object({
  language: Language,
  text: Form,
  /** 1 again, 2 hard, 3 good, 4 easy. */
  rating: z.int().min(1).max(4),
  mode: Text(20).nullable(),
  /** In milliseconds. */
  duration: Count.nullable(),
  before: z.object(memory).nullable(),
  reviewed_at: Moment,
  undone_at: Moment.nullable(),
});

/** A link between two words that the learner created or accepted. */
export const WordLink = z.object({
  language: Language,
  from: Form,
  to: Form,
  kind: z.enum(['related', 'synonym', 'antonym']),
  source: z.enum(['hand', 'import', 'suggestion']),
  created_at: Moment,
});

/** A word's position on the map, as set by the learner. */
export const WordPosition = z.object({
  language: Language,
  text: Form,
  x: z.number().min(-1_000_000).max(1_000_000),
  y: z.number().min(-1_000_000).max(1_000_000),
});
