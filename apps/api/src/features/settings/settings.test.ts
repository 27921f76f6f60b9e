import { getSettings, updateSettings } from '@glossa/contract/settings';
import { expect, test } from 'vitest';

import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('starts with the default reader settings and saves changes', async () => {
  const reader = await signInLearner(app);
  const first = await reader.call(getSettings, {});
  expect(first).toMatchObject({
    sentencesPerPage: 4,
    fontSize: 16,
    lineSpacing: 1.8,
    removeSpaces: false,
    highlightSpecialChars: false,
  });
  await reader.call(updateSettings, { body: { fontSize: 22 } });
  expect(await reader.call(getSettings, {})).toEqual({ ...first, fontSize: 22 });
});
