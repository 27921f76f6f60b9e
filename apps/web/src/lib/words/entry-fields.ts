/** What is kept with a word beside its level; fields that are missing stay. */
export interface EntryFields {
  translation?: string;
  definition?: string;
  pronunciation?: string;
  example?: string;
  notes?: string;
  part_of_speech?: string;
  lemma?: string;
  tags?: string[];
}

/** Those that are written as a text. */
export type TextField = Exclude<keyof EntryFields, 'tags'>;
