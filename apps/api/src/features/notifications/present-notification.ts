import { milestoneTitle } from '@glossa/contract/achievements';
import { parseDictionaryRequest } from '@glossa/contract/dictionary-request-subject';
import { isErrorCode, getErrorMessage } from '@glossa/contract/errors';
import type { GoalMeasure } from '@glossa/contract/goals';
import type { Notification, NotificationType, taskNotificationTypes } from '@glossa/contract/notifications';
import { shopNews, parseShopNews } from '@glossa/contract/shop-news';
import type { TaskType } from '@glossa/contract/task-kinds';
import { languageByCode } from '@glossa/language/languages';

import type { NotificationRow } from './queries.ts';

const titles: Record<NotificationType, string> = {
  TASK_STARTED: 'Task started',
  TASK_COMPLETED: 'Task completed',
  TASK_FAILED: 'Task failed',
  SYSTEM: 'System notification',
  ACHIEVEMENT_UNLOCKED: 'Achievement unlocked',
  STREAK_MILESTONE: 'Streak milestone',
  DAILY_GOAL_REACHED: 'Daily goal reached',
  WEEKLY_GOAL_REACHED: 'Weekly goal reached',
  MONTHLY_GOAL_REACHED: 'Monthly goal reached',
};

const units: Record<GoalMeasure, string> = {
  minutes: 'minutes of study',
  words: 'words learned',
  pages: 'pages read',
  reviews: 'cards reviewed',
};

const taskSubjects: Record<TaskType, string> = {
  analyse_text: 'The text',
  analyse_ebook: 'The ebook',
  import_book: 'The book',
  import_words: 'The word list',
  export_words: 'The Anki deck',
  process_video: 'The video',
  export_account: 'Your account archive',
  import_account: 'The archive',
  import_learners: 'The list of learners',
};

const outcomes: Record<(typeof taskNotificationTypes)[number], Record<TaskType, string>> = {
  TASK_STARTED: {
    analyse_text: 'is being prepared.',
    analyse_ebook: 'is being prepared.',
    import_book: 'is being imported.',
    import_words: 'is being imported.',
    export_words: 'is being created.',
    process_video: 'is being processed.',
    export_account: 'is being created.',
    import_account: 'is being imported.',
    import_learners: 'is being imported.',
  },
  TASK_COMPLETED: {
    analyse_text: 'is ready to read.',
    analyse_ebook: 'is ready to publish.',
    import_book: 'was imported.',
    import_words: 'was imported.',
    export_words: 'is ready to download.',
    process_video: 'was processed successfully and is ready to watch.',
    export_account: 'is ready to download.',
    import_account: 'was imported.',
    import_learners: 'was imported.',
  },
  TASK_FAILED: {
    analyse_text: 'couldn’t be prepared.',
    analyse_ebook: 'couldn’t be prepared.',
    import_book: 'couldn’t be imported.',
    import_words: 'couldn’t be imported.',
    export_words: 'couldn’t be created.',
    process_video: 'couldn’t be processed.',
    export_account: 'couldn’t be created.',
    import_account: 'couldn’t be imported.',
    import_learners: 'couldn’t be imported.',
  },
};

function buildMessage({ type, task_type: task, subject, problem }: NotificationRow): string {
  if (type === 'SYSTEM') {
    const language = parseDictionaryRequest(subject);
    if (language !== undefined)
      return `A learner requested a dictionary for ${languageByCode(language)?.name ?? language}.`;
    const news = parseShopNews(subject);
    return news ? shopNews[news.kind](news.name) : subject;
  }
  if (type === 'ACHIEVEMENT_UNLOCKED' || type === 'STREAK_MILESTONE') return milestoneTitle(subject);
  if (type === 'DAILY_GOAL_REACHED' || type === 'WEEKLY_GOAL_REACHED' || type === 'MONTHLY_GOAL_REACHED') {
    const [measure, target] = subject.split('_');
    return `${target} ${units[measure as GoalMeasure]}`;
  }
  if (task === null) return subject;
  const name = subject ? `${taskSubjects[task]} “${subject}”` : taskSubjects[task];
  const reason = problem !== null && isErrorCode(problem) ? ` ${getErrorMessage(problem)}` : '';
  return `${name} ${outcomes[type][task]}${reason}`;
}

/** Presents a notification, with its title and message in English. */
export const presentNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  title: titles[row.type],
  message: buildMessage(row),
  task_type: row.task_type,
  subject: row.subject,
  problem: row.problem,
  link: row.link,
  is_read: row.is_read,
  created_at: row.created_at.toISOString(),
});
