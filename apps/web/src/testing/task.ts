import type { OwnedTask } from '@glossa/contract/tasks';

import { sampleUser } from './sample-user.ts';

export const taskId = '0192a0b0-0000-7000-8000-00000000aaaa';

/** Creates a task that analyzes a text; `changes` override fields. */
export const task = (changes: Partial<OwnedTask> = {}): OwnedTask => ({
  id: taskId,
  type: 'analyse_text',
  title: 'Le chat',
  status: 'STARTED',
  progress: 40,
  message: null,
  result: null,
  can_revoke: false,
  can_retry: false,
  created_at: '2026-11-01T10:00:00Z',
  started_at: '2026-11-01T10:00:00Z',
  finished_at: null,
  owner: { id: sampleUser().id, username: sampleUser().username },
  tasks_ahead: null,
  ...changes,
});
