/** The fields of a word besides its level. Omitted fields stay unchanged. */
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

export type TextField = Exclude<keyof EntryFields, 'tags'>;
