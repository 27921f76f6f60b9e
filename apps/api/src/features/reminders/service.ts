import { fail } from '@glossa/contract/failure';
import type { ReminderKind } from '@glossa/contract/settings';

import type { Deps } from '#deps.ts';
import type { EmailTexts } from '#platform/email/render-email.ts';
import { classifyRejection } from '#platform/email/classify-rejection.ts';
import { translator } from '#platform/translator.ts';
import { dailyEmail } from './daily-email.ts';
import {
  setNextReminders,
  restoreReminder,
  readDailyStats,
  readWeeklyStats,
  claimReminder,
  turnOffReminder,
  type DueReminder,
} from './queries.ts';
import { reminderEmail } from './reminder-email.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';
import { weeklyEmail } from './weekly-email.ts';

type ReminderDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'clock' | 'log'>;

/** Time limit for a run in milliseconds, so that other maintenance jobs don't wait. The next run continues. */
const runLimit = 20_000;
/** Number of failed emails after which a run stops, to spare the mail server. */
const maxFailures = 3;

/** Renders the email for a due reminder. Returns undefined if there is nothing to report. */
async function renderReminder({ db, config }: ReminderDeps, due: DueReminder, now: Date) {
  const { learnerId, kind, email: to, firstName, uiLanguage } = due;
  const { language, t } = translator<EmailTexts>(uiLanguage, 'mails');
  const content =
    kind === 'daily'
      ? dailyEmail(t, await readDailyStats(db, due, now), config.publicUrl)
      : weeklyEmail({ t, language }, await readWeeklyStats(db, learnerId, now), config.publicUrl);
  if (!content) return undefined;
  const token = unsubscribeToken(config.secret, learnerId, kind);
  return reminderEmail(t, { to, firstName, kind }, content, { publicUrl: config.publicUrl, token });
}

/**
 * Sends the reminders that are due. Each is claimed before it is sent, so that none is sent twice; if a worker is
 * killed in between, that reminder is lost. A reminder that the mail server temporarily rejected becomes due again.
 */
export async function sendReminders(deps: ReminderDeps): Promise<void> {
  const { db, mailer, clock, log } = deps;
  await setNextReminders(db, clock());
  const end = Date.now() + runLimit;
  const failed: DueReminder[] = [];
  while (failed.length < maxFailures && Date.now() < end) {
    const now = clock();
    const due = await claimReminder(db, now);
    if (!due) break;
    if (!due.shouldSend) continue;
    try {
      const email = await renderReminder(deps, due, now);
      if (email) await mailer.send(email);
    } catch (error) {
      log.warn({ err: error, learnerId: due.learnerId, kind: due.kind }, 'could not send reminder');
      if (classifyRejection(error) !== 'final') failed.push(due);
    }
  }
  // Mark the failed reminders as due only after the loop, so that this run doesn't claim them again.
  for (const due of failed) await restoreReminder(db, due);
}

/**
 * Turns off the kind of reminder named in an unsubscribe token.
 * @throws {Failure} unsubscribe_token_invalid
 */
export async function unsubscribe(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  token: string,
): Promise<ReminderKind> {
  const { learnerId, kind } = readUnsubscribeToken(config.secret, token) ?? fail('unsubscribe_token_invalid');
  if (!(await turnOffReminder(db, learnerId, kind))) fail('unsubscribe_token_invalid');
  return kind;
}
