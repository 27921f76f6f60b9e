/** Screens that answers link to. */
export const places = {
  words: '/words',
  library: '/reading',
  settings: '/settings',
  upload: '/articles/upload',
  import: '/words/import',
  export: '/words/export',
  saved: '/saved',
  videos: '/videos',
  upload_video: '/videos/upload',
  practice: '/practice',
  keys: '/settings#shortcuts',
  privacy: '/privacy',
  plans: '/subscription/upgrade',
  data: '/settings#data',
  developers: '/developers',
} as const;

export const topics = ['words', 'reading', 'videos', 'practice', 'progress', 'account'] as const;

interface Question {
  topic: (typeof topics)[number];
  /** The screen that the answer is about. */
  go?: keyof typeof places;
}

/** The help questions by ID. The ID is both their translation key and their URL fragment. */
export const questions = {
  levels: { topic: 'words', go: 'words' },
  unknown: { topic: 'words', go: 'library' },
  turning: { topic: 'words', go: 'library' },
  phrases: { topic: 'words', go: 'words' },
  families: { topic: 'words', go: 'settings' },
  undo: { topic: 'words', go: 'words' },
  dictionaries: { topic: 'words' },
  import: { topic: 'words', go: 'import' },
  export: { topic: 'words', go: 'export' },
  texts: { topic: 'reading', go: 'upload' },
  place: { topic: 'reading', go: 'library' },
  asian: { topic: 'reading', go: 'settings' },
  speech: { topic: 'reading' },
  keep: { topic: 'reading', go: 'saved' },
  offline: { topic: 'reading' },
  videos: { topic: 'videos', go: 'upload_video' },
  subtitles: { topic: 'videos', go: 'videos' },
  cards: { topic: 'videos' },
  practice: { topic: 'practice', go: 'practice' },
  practice_levels: { topic: 'practice', go: 'practice' },
  time: { topic: 'progress', go: 'settings' },
  zone: { topic: 'progress', go: 'settings' },
  points: { topic: 'progress' },
  keys: { topic: 'account', go: 'keys' },
  privacy: { topic: 'account', go: 'privacy' },
  roles: { topic: 'account' },
  languages: { topic: 'account', go: 'plans' },
  move: { topic: 'account', go: 'data' },
  programs: { topic: 'account', go: 'developers' },
  delete: { topic: 'account', go: 'settings' },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof questions;

export const questionIds = Object.keys(questions) as QuestionId[];

/** Returns the screen that an answer is about, or undefined if there is none. */
export const placeOfAnswer = (id: QuestionId): keyof typeof places | undefined => {
  const question: Question = questions[id];
  return question.go;
};
