export const taskStatuses = ['PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'REVOKED'] as const;

/** Types of background tasks. */
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

/** Maximum number of tasks that are counted and paginated. */
export const maxTasks = 10_000;
