import {
  listAdminDictionaries,
  listDictionaryRequests,
  requestDictionary,
} from '@glossa/contract/admin-dictionaries';
import { listNotifications, markAllNotificationsRead } from '@glossa/contract/notifications';
import { expect, test } from 'vitest';

import { createDictionary } from '#testing/factories/dictionary.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('counts one dictionary request per learner and shows the total to admins', async () => {
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const fetchNotifications = async () => (await admin.call(listNotifications, {})).results;
  const fetchRequests = async () => (await admin.call(listAdminDictionaries, {})).requests;
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const sendRequest = (browser: typeof reader) =>
    browser.call(requestDictionary, { body: { language: 'th' } });

  expect(await reader.call(listDictionaryRequests, {})).toEqual({ languages: [] });
  expect(await sendRequest(reader)).toEqual({ languages: ['th'] });
  expect(await sendRequest(reader)).toEqual({ languages: ['th'] });
  expect(await fetchNotifications()).toMatchObject([
    {
      type: 'SYSTEM',
      subject: 'dictionary_requested:th',
      message: 'A learner requested a dictionary for Thai.',
      link: '/admin/dictionaries?language=th',
    },
  ]);
  expect(await reader.call(listNotifications, {})).toMatchObject({ results: [] });

  // The admin hasn't read the first notification.
  await sendRequest(other);
  expect(await fetchNotifications()).toHaveLength(1);
  expect(await fetchRequests()).toEqual([{ language: 'th', learners: 2 }]);
  await admin.call(markAllNotificationsRead, {});
  await sendRequest(other);
  expect(await fetchNotifications()).toHaveLength(1);
  await sendRequest(await signInLearner(app));
  expect(await fetchNotifications()).toHaveLength(2);

  const entries = [{ headword: 'แมว', senses: [{ text: 'cat' }] }];
  await createDictionary(app, { name: 'starter-th-en', language: 'th', entries });
  expect(await fetchRequests()).toHaveLength(1);
  const more = [...entries, { headword: 'หมา', senses: [{ text: 'dog' }] }];
  await createDictionary(app, { name: 'full', language: 'th', entries: more });
  expect(await fetchRequests()).toEqual([]);
});
