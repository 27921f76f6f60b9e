import { newId } from '@glossa/db/new-id';
import { languageByCode } from '@glossa/language/languages';
import type { Prisma } from '@glossa/db/prisma';

import type { TestApp } from '../test-app.ts';

let learnerCount = 0;

/** Creates a learner of English on the plan with all languages, who can't sign in with a password. */
export function createLearner({ deps }: TestApp, overrides: Partial<Prisma.LearnerCreateInput> = {}) {
  learnerCount += 1;
  const english = languageByCode('en')?.id as number;
  return deps.db.prisma.learner.create({
    data: {
      id: newId(),
      email: `learner-${process.pid}-${learnerCount}@example.test`,
      username: `learner-${process.pid}-${learnerCount}`,
      passwordHash: '!',
      accountType: 'learner',
      subscriptionType: 'Ultimate',
      currentLanguage: english,
      selectedLanguages: [english],
      ...overrides,
    },
  });
}
