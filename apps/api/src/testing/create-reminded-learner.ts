import type { Settings } from '@glossa/contract/settings';
import { updateSettings } from '@glossa/contract/settings';
import type { Prisma } from '@glossa/db/prisma';

import { sendReminders } from '#features/reminders/service.ts';
import type { Browser } from './browser.ts';
import { freezeClock } from './clock.ts';
import { createLearner } from './factories/learner.ts';
import { listEmailsTo } from './sent-emails.ts';
import { signInLearner } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in learner who has reminders turned on. */
export interface RemindedLearner {
  learner: Browser & { learnerId: string };
  email: string;
  /**
   * Runs the reminder job at each of these times (UTC) in turn. Returns the subjects sent so far, oldest first.
   */
  runRemindersAt: (...moments: string[]) => Promise<string[]>;
}

/** Creates a learner with settings; `from` is the time at which their reminders are first scheduled. */
export async function createRemindedLearner(
  app: TestApp,
  {
    from,
    settings,
    ...given
  }: { from: string; settings: Partial<Settings> } & Partial<Prisma.LearnerCreateInput>,
): Promise<RemindedLearner> {
  const { id, email } = await createLearner(app, given);
  const learner = await signInLearner(app, { id });
  await learner.call(updateSettings, { body: settings });
  const runRemindersAt = async (...moments: string[]) => {
    for (const moment of moments) {
      freezeClock(app, moment);
      await sendReminders(app.deps);
    }
    return (await listEmailsTo(app, email)).map(({ subject }) => subject).toReversed();
  };
  await runRemindersAt(from);
  return { learner, email, runRemindersAt };
}
