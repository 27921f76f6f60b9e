/** Screens that answers link to. */
export const screens = {
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
  screen?: keyof typeof screens;
}

/** The help questions by ID. The ID of a question is both its translation key and its URL fragment. */
export const questions = {
  levels: { topic: 'words', screen: 'words' },
  known: { topic: 'words', screen: 'library' },
  turning: { topic: 'words', screen: 'library' },
  phrases: { topic: 'words', screen: 'words' },
  families: { topic: 'words', screen: 'settings' },
  undo: { topic: 'words', screen: 'words' },
  dictionaries: { topic: 'words' },
  import: { topic: 'words', screen: 'import' },
  export: { topic: 'words', screen: 'export' },
  texts: { topic: 'reading', screen: 'upload' },
  place: { topic: 'reading', screen: 'library' },
  asian: { topic: 'reading', screen: 'settings' },
  speech: { topic: 'reading' },
  keep: { topic: 'reading', screen: 'saved' },
  offline: { topic: 'reading' },
  videos: { topic: 'videos', screen: 'upload_video' },
  subtitles: { topic: 'videos', screen: 'videos' },
  cards: { topic: 'videos' },
  practice: { topic: 'practice', screen: 'practice' },
  practice_levels: { topic: 'practice', screen: 'practice' },
  time: { topic: 'progress', screen: 'settings' },
  zone: { topic: 'progress', screen: 'settings' },
  points: { topic: 'progress' },
  keys: { topic: 'account', screen: 'keys' },
  privacy: { topic: 'account', screen: 'privacy' },
  roles: { topic: 'account' },
  languages: { topic: 'account', screen: 'plans' },
  move: { topic: 'account', screen: 'data' },
  programs: { topic: 'account', screen: 'developers' },
  delete: { topic: 'account', screen: 'settings' },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof questions;

export const questionIds = Object.keys(questions) as QuestionId[];

/** Returns the screen that an answer is about, or undefined if there is none. */
export const getQuestionScreen = (id: QuestionId): keyof typeof screens | undefined => {
  const question: Question = questions[id];
  return question.screen;
};
