import { updateProfile } from '@glossa/contract/auth';
import { listTexts } from '@glossa/contract/texts';
import { expect } from '@playwright/test';

import { seedHistory } from '../screenshots/history/seed-history.ts';
import { ownAppTest as test } from '../src/own-app-test.ts';
import { demoLearner } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { withBrowser } from './in-browser.ts';
import { markWords } from './mark-words.ts';
import type { MarkingTimes } from './mark-words.ts';
import { runLighthouse } from './run-lighthouse.ts';
import type { LighthouseResult } from './run-lighthouse.ts';
import { writeReport } from './write-report.ts';

const rounds = 3;

/** Adds a year of reading to the demo learner's history. Returns the learner and one of their English texts. */
async function seedYearOfReading(url: string): Promise<{ user: User; text: string }> {
  const user = await signIn(url, demoLearner);
  await user.call(updateProfile, { body: { current_language: 'en' } });
  await seedHistory(user, 365);
  const { results } = await user.call(listTexts, { query: { language: 'en', page_size: 1 } });
  return { user, text: results[0]?.id ?? '' };
}

test('measures how fast screens load and how fast marking a word takes effect', async ({
  ownApp: { url },
}) => {
  const { user, text } = await seedYearOfReading(url);
  const screens: Record<string, string> = {
    '/login': '/login',
    '/dashboard': '/dashboard',
    '/reading/{id}': `/reading/${text}`,
    '/shop': '/shop',
  };
  const results: Record<string, LighthouseResult[]> = {};
  for (const [name, path] of Object.entries(screens)) {
    results[name] = await withBrowser(async ({ port, visit }) => {
      if (path !== '/login') {
        await visit(async (context) => {
          await user.signInTo(context);
          const page = await context.newPage();
          // Store the session in this browser, as if for a returning user.
          await page.goto(`${url}/help`);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await page.close();
        });
      }
      const each: LighthouseResult[] = [];
      for (let round = 0; round < rounds; round += 1) each.push(await runLighthouse(port, url + path));
      return each;
    });
  }
  const markings: Record<string, MarkingTimes[]> = {};
  for (const [slowdownIndex, slowdown] of [1, 4].entries()) {
    const each: MarkingTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await withBrowser(({ visit }) =>
        visit(async (context) => {
          await user.signInTo(context);
          const levelOffset = (slowdownIndex * rounds + round) % 5;
          each.push(
            await markWords(context, url + screens['/reading/{id}'], { slowdown, turn: levelOffset }),
          );
        }),
      );
    }
    markings[slowdown] = each;
  }
  await writeReport(results, markings);
});
