import type { Page } from '@playwright/test';

import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { guestScreens, screensByTopic } from '../src/screens/all-screens.ts';
import { accented, longTitle, expectTranslated } from '../src/screens/interface-languages.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

/** Expects the open screen to have no accessibility violations and to fit the width of a phone. */
async function checkScreen(page: Page, path: string): Promise<void> {
  await expectNoAccessibilityViolations(page, path);
  await expectPhoneWidth(page, path);
}

for (const [topic, listScreens] of Object.entries(screensByTopic)) {
  test(`screens about ${topic} are accessible and translated, and fit a phone’s width`, async ({
    page,
    learner,
    url,
  }) => {
    await addText(learner, {
      title: longTitle,
      text: `${longTitle}. ${numberedSentences(3)}`,
      tags: [longTitle.slice(0, 60)],
    });
    for (const path of await listScreens(learner, url)) {
      await expectTranslated(page, path, accented);
      await checkScreen(page, path);
    }
  });
}

// The operator's legal texts and the API's names aren't translated.
const untranslatedPaths = new Set<string>(['/terms', '/developers', '/developers/createTag']);

test('screens for visitors are accessible and translated, and fit a phone’s width', async ({ page }) => {
  for (const path of guestScreens) {
    if (untranslatedPaths.has(path)) await openScreen(page, path);
    else await expectTranslated(page, path, accented);
    await checkScreen(page, path);
  }
  // Ignore words that come from the API document itself.
  const names = ['OpenAPI', 'CSRF', 'JavaScript', 'counts'];
  await expectTranslated(page, '/developers/createTag', {
    ...accented,
    allowed: { userContent: names, skip: 'code' },
  });
});
