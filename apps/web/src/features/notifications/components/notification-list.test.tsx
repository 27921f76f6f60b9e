import type { Notification, NotificationType } from '@glossa/contract/notifications';
import { notificationTypes } from '@glossa/contract/notifications';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';

import { sampleNotification } from '@/testing/sample-notification.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { dictionaries } from '@/testing/start-test-i18n.ts';
import { NotificationList } from './notification-list.tsx';

/** A notification of each type, with its English text. */
const samples: Record<NotificationType, [Partial<Notification>, string]> = {
  TASK_STARTED: [{}, 'Processing the video “Herons”.'],
  TASK_COMPLETED: [{}, 'The video “Herons” was processed successfully and is ready to watch.'],
  TASK_FAILED: [{}, 'The video “Herons” couldn’t be processed.'],
  SYSTEM: [{ task_type: null, message: 'الصيانة غدًا – Maintenance' }, 'الصيانة غدًا – Maintenance'],
  ACHIEVEMENT_UNLOCKED: [{ task_type: null, subject: 'words_1000' }, '1,000 words known'],
  STREAK_MILESTONE: [{ task_type: null, subject: 'streak_7' }, '7 days in a row'],
  DAILY_GOAL_REACHED: [{ task_type: null, subject: 'minutes_15' }, '15 minutes of study'],
  WEEKLY_GOAL_REACHED: [{ task_type: null, subject: 'pages_1' }, '1 page read'],
  MONTHLY_GOAL_REACHED: [{ task_type: null, subject: 'reviews_300' }, '300 cards reviewed'],
};

const show = (changes: Partial<Notification>) => {
  renderApp(
    <NotificationList
      notifications={[sampleNotification({ link: null, ...changes })]}
      onOpen={() => undefined}
    />,
  );
  const parts = [...screen.getByRole('button').querySelectorAll('span > span')];
  return parts.map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));
};

const setLanguage = async (language: string) => {
  for (const namespace of ['common', 'notifications', 'achievements'])
    i18next.addResourceBundle(language, namespace, dictionaries[language]?.[namespace]);
  await i18next.changeLanguage(language);
};

afterEach(() => setLanguage('en'));

it.each(notificationTypes)('%s has a title and a message', (type) => {
  const [changes, sentence] = samples[type];
  const [title, message] = show({ type, ...changes });
  expect(title).toBe(dictionaries['en']?.['notifications']?.['titles']?.[type as never]);
  expect(message).toBe(sentence);
});

it.each(notificationTypes)('%s has an Arabic title and message', async (type) => {
  await setLanguage('ar');
  const [title, message] = show({ type, ...samples[type][0] });
  for (const text of [title, message]) {
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toMatch(/\{\{|_|undefined|NaN/);
  }
});

it.each([
  [{ type: 'DAILY_GOAL_REACHED', subject: 'leagues_20000' }],
  [{ type: 'WEEKLY_GOAL_REACHED', subject: 'minutes' }],
  [{ type: 'ACHIEVEMENT_UNLOCKED', subject: 'moon_landed' }],
] as const)('%j shows the server’s message', (changes) => {
  expect(show({ ...changes, task_type: null, message: 'A message from the server' })[1]).toBe(
    'A message from the server',
  );
});

it.each([
  ['en', 'Unknown time'],
  ['ar', dictionaries['ar']?.['common']?.['unknown_time']],
])('in %s, shows an invalid date as an unknown time', async (language, text) => {
  await setLanguage(language);
  expect(show({ created_at: 'the day before' })).toContain(text);
});
