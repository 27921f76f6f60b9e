export const taskStatuses = ['PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'REVOKED'] as const;

/** Kinds of work that is done in the background for somebody. */
export const taskTypes = [
  'analyse_text',
  'analyse_ebook',
  'import_book',
  'import_words',
  'export_words',
  'process_video',
  'export_account',
  'import_account',
  'import_learners',
] as const;
export type TaskType = (typeof taskTypes)[number];

/** Most tasks that a list counts and reaches. */
export const mostTasks = 10_000;
