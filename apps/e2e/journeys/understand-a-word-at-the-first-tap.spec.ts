import { lookUpWord } from '@glossa/contract/dictionaries';
import { addStarterText } from '@glossa/contract/starter-texts';
import { expect } from '@playwright/test';

import { freshAppTest as test } from '../src/own-app-test.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { createLearnerAccount } from '../src/users/user.ts';

test('on a fresh installation, tapping a word in a starter story shows its meaning', async ({
  page,
  ownApp,
  context,
}) => {
  const user = await createLearnerAccount(ownApp.url, 'fr');
  const { id } = await user.call(addStarterText, { body: { language: 'fr', difficulty: 'beginner' } });
  // Glossaries are installed in the background.
  await expect
    .poll(
      async () =>
        (await user.call(lookUpWord, { query: { language: 'fr', text: 'chat' } })).dictionaries_installed,
      { timeout: 120_000 },
    )
    .toBe(true);
  await user.signInTo(context);
  const reader = readerScreen(page);
  await page.goto(`/reading/${id}`);

  // The meanings are loaded with the page, so no further request is needed.
  await reader.toolsReady();
  await expect(page.locator('[data-glosses]')).toBeAttached();
  await page.route('**/api/words/lookup/**', (route) => route.abort());
  await reader.word('chat').hover();
  await expect(page.getByText('cat', { exact: true })).toBeVisible();
  await reader.word('chat').click();
  const panel = reader.panel('chat');
  const meaning = panel.getByRole('group', { name: 'Meanings' }).getByRole('button').first();
  await expect(meaning).toContainText('cat');
  await meaning.click();
  await expect(reader.translation).toHaveValue('cat');

  await page.unroute('**/api/words/lookup/**');
  await page.reload();
  await reader.word('chat').click();
  await expect(meaning).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await expect(panel.getByRole('region', { name: 'Dictionaries' })).toContainText(
    'Glossa starter glossary (French) · CC0-1.0',
  );
});
