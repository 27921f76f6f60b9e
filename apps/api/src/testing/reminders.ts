import type { Settings } from '@glossa/contract/settings';
import { updateSettings } from '@glossa/contract/settings';
import type { Prisma } from '@glossa/db/prisma';

import { sendReminders } from '#features/reminders/service.ts';
import type { Browser } from './browser.ts';
import { stopAt } from './clock.ts';
import { createLearner } from './factories/learner.ts';
import { emailsTo } from './sent-emails.ts';
import { signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in learner who has reminders turned on. */
export interface Reminded {
  learner: Browser & { learnerId: string };
  email: string;
  /**
   * Runs the reminder job at each of these times (UTC) in turn. Returns the subjects sent so far, oldest first.
   */
  lookAt: (...moments: string[]) => Promise<string[]>;
}

/** Creates a learner with settings; `from` is the time at which their reminders are first scheduled. */
export async function remindedLearner(
  app: TestApp,
  {
    from,
    settings,
    ...given
  }: { from: string; settings: Partial<Settings> } & Partial<Prisma.LearnerCreateInput>,
): Promise<Reminded> {
  const { id, email } = await createLearner(app, given);
  const learner = await signedIn(app, { id });
  await learner.call(updateSettings, { body: settings });
  const lookAt = async (...moments: string[]) => {
    for (const moment of moments) {
      stopAt(app, moment);
      await sendReminders(app.deps);
    }
    return (await emailsTo(app, email)).map(({ subject }) => subject).toReversed();
  };
  await lookAt(from);
  return { learner, email, lookAt };
}
