import { lookUpWord } from '@glossa/contract/dictionaries';
import { expect } from '@playwright/test';

import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { createLearnerAccount } from '../src/users/user.ts';

// The dictionaries come from two sources: a Debian package in the image, and an npm package.
for (const { language, content, word, meaning, dictionary } of [
  {
    language: 'fr',
    content: 'La chouette dort dans la grange.',
    word: 'chouette',
    meaning: 'owl',
    dictionary: 'French-English FreeDict Dictionary',
  },
  { language: 'zh', content: '他今天很高兴。', word: '高兴', meaning: 'happy', dictionary: 'CC-CEDICT' },
]) {
  test(`a new site shows the meaning of ${word} before an operator has run any command`, async ({
    page,
    context,
    url,
  }) => {
    const user = await createLearnerAccount(url, language);
    await expect
      .poll(
        async () =>
          (await user.call(lookUpWord, { query: { language, text: word } })).entries.map(
            (entry) => entry.dictionary.title,
          ),
        { timeout: 400_000 },
      )
      .toContain(dictionary);
    const id = await addText(user, { title: word, text: content, language });
    await user.signInTo(context);
    await page.goto(`/reading/${id}`);
    const reader = readerScreen(page);
    await reader.toolsReady();
    await reader.word(word).click();
    const meanings = page.getByRole('group', { name: 'Meanings' });
    await expect(meanings.getByRole('button', { name: meaning }).first()).toBeVisible();
  });
}
