import { updateProfile } from '@glossa/contract/auth';
import { savePosition } from '@glossa/contract/reading';
import { createSavedItem } from '@glossa/contract/saved';
import { createTag } from '@glossa/contract/tags';
import { listWords } from '@glossa/contract/word-lists';
import { addOrUpdateWord } from '@glossa/contract/words';

import { demoLearner } from '../../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../../src/users/user.ts';
import type { User } from '../../src/users/user.ts';
import { addText } from '../../src/texts/add-text.ts';
import { seedHistory } from '../history/seed-history.ts';

const wordFields = { language: 'en', translation: 'la bouilloire', knowledge_level: 1 } as const;

/** Gives a user a text of three sentences, a word, a tag and a saved sentence. */
async function createBeginnerData(user: User): Promise<User> {
  const { call } = user;
  const text = 'The kettle sings. The cat listens to it. Then the tea is ready.';
  const id = await addText(user, { title: 'The kettle', text, tags: ['kitchen'] });
  await call(savePosition, { params: { id }, body: { sentence: 1 } });
  await call(addOrUpdateWord, { body: { text: 'kettle', ...wordFields } });
  await call(createSavedItem, { body: { kind: 'sentence', text: id, sentence: 2 } });
  return user;
}

/** Gives the demo learner, who already has stories, two years of study history, tags and saved words. */
async function createLearningData(user: User): Promise<User> {
  const { call } = user;
  await call(updateProfile, { body: { current_language: 'en' } });
  await seedHistory(user, 730);
  const colors = ['blue', 'green', 'orange', 'purple'] as const;
  for (const [n, name] of ['idioms', 'to look up again', 'from a film', 'for the trip'].entries())
    await call(createTag, { body: { name, color: colors[n] } });
  const { results } = await call(listWords, { query: { language: 'en', page_size: 8 } });
  for (const { id } of results) await call(createSavedItem, { body: { kind: 'word', word: id } });
  return createBeginnerData(user);
}

/** Creates users with different amounts of data: two years, one day, and none. */
export async function createUsers(url: string): Promise<Record<'experienced' | 'beginner' | 'empty', User>> {
  return {
    experienced: await createLearningData(await signIn(url, demoLearner)),
    beginner: await createBeginnerData(await createLearnerAccount(url)),
    empty: await createLearnerAccount(url),
  };
}
