import type { PracticeCard } from '@glossa/contract/practice';

/** Returns a card of a French word; `changes` override its fields. */
export const sampleCard = (id: number, changes: Partial<PracticeCard> = {}): PracticeCard => ({
  id,
  text: `mot${id}`,
  language: 'fr',
  translation: `word${id}`,
  pronunciation: '',
  definition: '',
  notes: '',
  image: null,
  knowledge_level: 1,
  version: 0,
  state: 'new',
  mode: 'recall',
  modes: ['recall'],
  sentence: null,
  choices: null,
  intervals: [600, 900, 172_800, 691_200],
  ...changes,
});
