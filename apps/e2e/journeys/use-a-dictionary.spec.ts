import { lookUpWord } from '@glossa/contract/dictionaries';
import { expect } from '@playwright/test';

import { createTemporaryFolder } from '../src/app/temporary-folder.ts';
import { restartTest } from '../src/own-app-test.ts';
import { createLearnerAccount } from '../src/users/user.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { addText } from '../src/texts/add-text.ts';
import { makeDictionary } from '../src/texts/make-dictionary.ts';

restartTest(
  'a dictionary that the operator installs provides translations without a restart',
  async ({ page, ownApp, context }) => {
    const folder = await createTemporaryFolder();
    const index = await makeDictionary(folder.path, 'freedict-eng-fra', {
      description:
        'English-French FreeDict Dictionary\n\nAvailability:\n\n  Available under the terms of the GNU General Public License ver. 2.0 and\n  any later version.',
      entries: [
        ['lighthouse /laitxaus/', '1. phare\n2. tour à feu'],
        ['gull /gʌl/', 'mouette'],
      ],
    });
    const user = await createLearnerAccount(ownApp.url);
    const id = await addText(user, { title: 'Shore', text: 'Gulls sleep. The lighthouse does not.' });
    await user.signInTo(context);
    const lookUpLemmas = async (text: string) =>
      (await user.call(lookUpWord, { query: { language: 'en', text } })).lemmas.map((lemma) => lemma.text);
    // Lemmas are determined in the background.
    await expect.poll(() => lookUpLemmas('Gulls')).toContain('gull');
    const reader = readerScreen(page);
    await page.goto(`/reading/${id}`);
    await reader.word('lighthouse').click();
    await expect(reader.panel('lighthouse')).toContainText('There’s no dictionary for English here yet.');

    const installed = await ownApp.command('glossa', 'dictionaries', 'install', index);
    expect(installed).toContain('freedict-eng-fra: 2 entries');
    expect(installed).toContain('GPL 2 or later');
    await page.reload();
    await reader.word('lighthouse').click();
    const panel = reader.panel('lighthouse');
    const meaning = panel.getByRole('button', { name: 'phare' });
    await meaning.click();
    await expect(reader.lastChange('“lighthouse” saved')).toBeVisible();
    await expect(reader.translation).toHaveValue('phare');
    await expect(meaning).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: 'More', exact: true }).click();
    const entries = panel.getByRole('region', { name: 'Dictionaries' });
    await expect(entries).toContainText('tour à feu');
    await expect(entries).toContainText('GPL 2 or later');
    // Another inflected form is found through its lemma.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await reader.word('Gulls').click();
    await expect(reader.panel('Gulls').getByRole('button', { name: 'mouette' })).toBeVisible();

    await folder.remove();
  },
);
