import type { Notification } from '@glossa/contract/notifications';

/** Creates an unread notification about a video that is ready; `changes` override fields. */
export const sampleNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: '0192a0b0-0000-7000-8000-0000000000c1',
  type: 'TASK_COMPLETED',
  title: 'Task completed',
  message: 'The video “Herons” was processed successfully and is ready to watch.',
  task_type: 'process_video',
  subject: 'Herons',
  problem: null,
  link: '/videos/learn/0192a0b0-0000-7000-8000-00000000000b',
  is_read: false,
  created_at: '2026-11-01T10:00:00.000Z',
  ...changes,
});
