/** Default keys for practice. */
export const practiceKeys = {
  rate_again: '1',
  rate_hard: '2',
  rate_good: '3',
  rate_easy: '4',
  practice_speak: 's',
  practice_edit: 'e',
  practice_undo: 'z',
} as const;

export type PracticeKey = keyof typeof practiceKeys;
