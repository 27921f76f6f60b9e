export const taskStatuses = ['PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'REVOKED'] as const;

/** Kinds of background work done for a user. */
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

/** Most tasks that a list counts and pages through. */
export const mostTasks = 10_000;
