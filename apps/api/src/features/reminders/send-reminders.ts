import type { Deps } from '#deps.ts';
import type { MailTexts } from '#platform/email/letter.ts';
import { mailRefusal } from '#platform/email/mail-refusal.ts';
import { translator } from '#platform/translator.ts';
import { dailyMail } from './daily-mail.ts';
import {
  planReminders,
  putReminderBack,
  readDay,
  readWeek,
  takeReminder,
  type DueReminder,
} from './queries.ts';
import { reminderMail } from './reminder-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { weeklyMail } from './weekly-mail.ts';

type ReminderDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'clock' | 'log'>;

/** Time limit of a run in milliseconds, so that other maintenance jobs don't wait. The next run continues. */
const longestRun = 20_000;
/** Failed emails after which this run stops, to spare the mail server. */
const mostFailures = 3;

async function write({ db, config }: ReminderDeps, due: DueReminder, now: Date) {
  const { learnerId, kind, email: to, firstName, uiLanguage } = due;
  const { language, t } = translator<MailTexts>(uiLanguage, 'mails');
  const content =
    kind === 'daily'
      ? dailyMail(t, await readDay(db, due, now), config.publicUrl)
      : weeklyMail({ t, language }, await readWeek(db, learnerId, now), config.publicUrl);
  if (!content) return undefined;
  const token = unsubscribeToken(config.secret, learnerId, kind);
  return reminderMail(t, { to, firstName, kind }, content, { publicUrl: config.publicUrl, token });
}

/**
 * Sends the reminders that are due. Each is claimed before it is sent, so that none is sent twice; if a worker is
 * killed in between, one is lost. One that the mail server temporarily rejected becomes due again.
 */
export async function sendReminders(deps: ReminderDeps): Promise<void> {
  const { db, mailer, clock, log } = deps;
  await planReminders(db, clock());
  const end = Date.now() + longestRun;
  const failed: DueReminder[] = [];
  while (failed.length < mostFailures && Date.now() < end) {
    const now = clock();
    const due = await takeReminder(db, now);
    if (!due) break;
    if (!due.isWanted) continue;
    try {
      const mail = await write(deps, due, now);
      if (mail) await mailer.send(mail);
    } catch (error) {
      log.warn({ err: error, learnerId: due.learnerId, kind: due.kind }, 'a reminder could not be sent');
      if (mailRefusal(error) !== 'final') failed.push(due);
    }
  }
  // Only at the end, so that this run doesn't claim them again.
  for (const due of failed) await putReminderBack(db, due);
}
