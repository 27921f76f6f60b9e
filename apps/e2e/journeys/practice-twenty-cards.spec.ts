import { getPracticeSummary } from '@glossa/contract/practice';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { restartTest } from '../src/own-app-test.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { practiceScreen } from '../src/screens/practice.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

const nouns =
  'apple bread candle door eagle forest garden hammer island jacket kettle lantern mirror needle ocean pencil quilt river saddle table'.split(
    ' ',
  );

/** Gives a learner twenty words. Each occurs in a text, and every second word also has an example of its own. */
async function addPracticeWords(
  { call }: User,
  text: (words: readonly string[]) => Promise<string>,
): Promise<number[]> {
  await text(nouns);
  const ids: number[] = [];
  for (const [n, word] of nouns.entries()) {
    const { word: addedWord } = await call(addOrUpdateWord, {
      body: {
        text: word,
        language: 'en',
        knowledge_level: 1,
        translation: `meaning of ${word}`,
        ...(n % 2 ? { example: `Here is the ${word} of my aunt.` } : {}),
      },
    });
    ids.push(addedWord.id);
  }
  return ids;
}

/** Answers the current card using only the keyboard. Returns the card's mode. */
async function answerByKeys(page: Page, rating: string): Promise<string> {
  const practice = practiceScreen(page);
  const question = (await practice.question.textContent()) ?? '';
  if (question === 'Type the word') {
    const meaning = (await practice.meaning.textContent()) ?? '';
    await page.keyboard.type(meaning.replace('meaning of ', '').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Right, but check accents and capitals')).toBeVisible();
  } else {
    await page.keyboard.press('Space');
  }
  await expect(practice.ratings).toBeVisible();
  await page.keyboard.press(rating);
  return question;
}

restartTest(
  'a learner reviews twenty cards by keyboard, undoes an answer and a suggested level, and keeps the results after a restart',
  async ({ page, ownApp, context }) => {
    const user = await createLearnerAccount(ownApp.url);
    const ids = await addPracticeWords(user, (words) =>
      addText(user, {
        title: 'Things',
        text: words.map((word) => `They saw the ${word} there.`).join(' '),
      }),
    );
    await user.signInTo(context);
    const practice = practiceScreen(page);
    await page.goto('/practice');
    await expect(practice.start).toHaveText('Practice 20 cards');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(practice.progress('0 of 20')).toBeAttached();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const seenModes = new Set<string>();
    seenModes.add(await answerByKeys(page, '1'));
    await expect(practice.question).toBeVisible();
    // Undo the first answer, which was a mistake.
    await page.keyboard.press('z');
    await expect(practice.progress('0 of 20')).toBeAttached();
    for (let card = 0; card < 20; card++) {
      seenModes.add(await answerByKeys(page, card === 19 ? '4' : '3'));
      if (card < 19) await expect(practice.progress(`${card + 1} of 20`)).toBeAttached();
    }
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
    expect(seenModes.size).toBeGreaterThan(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await expect(practice.statistic('answers')).toHaveText('20');
    await expect(practice.statistic('correct')).toHaveText('100%');

    const countAtLevel = async (level: number) => {
      const words = await Promise.all(ids.map((id) => user.call(getWord, { params: { id } })));
      return words.filter((word) => word.knowledge_level === level).length;
    };
    await practice.suggestions
      .getByRole('button', { name: /: Level [23]$/ })
      .first()
      .click();
    await expect.poll(() => countAtLevel(1)).toBe(19);
    const undo = findToast(page, '1 word changed').getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(practice.suggestions.getByRole('button', { name: /: Level [23]$/ }).first()).toBeEnabled();
    await expect.poll(() => countAtLevel(1)).toBe(20);

    const today = await user.call(getPracticeSummary, { query: { language: 'en' } });
    expect(today).toMatchObject({ due: 0, new_left: 0, today: { answers: 20, new_words: 20 } });
    await ownApp.stop();
    await ownApp.start();
    await page.goto('/practice');
    await expect(page.getByText(/^All done! Next review/)).toBeVisible();
    const newSession = await signIn(ownApp.url, user);
    expect((await newSession.call(getPracticeSummary, { query: { language: 'en' } })).forecast).toEqual(
      today.forecast,
    );
  },
);

test('a learner practices only typing and loses no answers when the connection drops', async ({
  page,
  learner,
  context,
}) => {
  await addPracticeWords(learner, (words) =>
    addText(learner, {
      title: 'Things',
      text: words.map((word) => `They saw the ${word} there.`).join(' '),
    }),
  );
  const practice = practiceScreen(page);
  await page.goto('/practice');
  for (const mode of ['Recognize', 'Fill in the blank', 'Recall']) {
    await practice.mode(mode).click();
    await expect(practice.mode(mode)).not.toBeChecked();
  }
  await practice.size('10').check({ force: true });
  await practice.start.click();
  await expect(practice.question).toHaveText('Type the word');
  await answerByKeys(page, '3');
  await expect(practice.progress('1 of 10')).toBeAttached();
  await context.setOffline(true);
  await answerByKeys(page, '3');
  await answerByKeys(page, '4');
  await expect(page.getByText('2 answers will be sent later')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('kept and sent later')).toBeHidden();
  const countAnswers = async () =>
    (await learner.call(getPracticeSummary, { query: { language: 'en' } })).today.answers;
  await expect.poll(countAnswers).toBe(3);
});
