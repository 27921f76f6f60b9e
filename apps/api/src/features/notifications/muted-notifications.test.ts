import type { NotificationType } from '@glossa/contract/notifications';
import {
  countUnreadNotifications,
  listNotifications,
  listUnreadNotifications,
} from '@glossa/contract/notifications';
import { updateSettings } from '@glossa/contract/settings';
import { expect, test } from 'vitest';

import { notify } from '#domain/notifications/queries.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('hides muted types from the unread list but not from the notifications page', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const news: [NotificationType, string][] = [
    ['STREAK_MILESTONE', 'streak_7'],
    ['DAILY_GOAL_REACHED', 'minutes_15'],
    ['SYSTEM', 'Hello'],
  ];
  for (const { learnerId } of [reader, other]) {
    for (const [type, subject] of news)
      await app.deps.db.transaction((tx) => notify(tx, { learnerId, type, subject }));
  }
  const fetchUnread = async (browser: typeof reader) => ({
    ...(await browser.call(countUnreadNotifications, {})),
    types: (await browser.call(listUnreadNotifications, {})).results.map(({ type }) => type),
  });
  expect(await fetchUnread(reader)).toEqual({
    count: 3,
    types: ['SYSTEM', 'DAILY_GOAL_REACHED', 'STREAK_MILESTONE'],
  });
  await reader.call(updateSettings, {
    body: { mutedNotifications: ['DAILY_GOAL_REACHED', 'STREAK_MILESTONE'] },
  });
  expect(await fetchUnread(reader)).toEqual({ count: 1, types: ['SYSTEM'] });
  expect((await reader.call(listNotifications, { query: { is_read: false } })).count).toBe(3);
  expect((await fetchUnread(other)).count).toBe(3);
  await reader.call(updateSettings, { body: { mutedNotifications: [] } });
  expect((await fetchUnread(reader)).count).toBe(3);
});
