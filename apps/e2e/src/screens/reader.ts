import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A word's level, as shown on the page. */
export type WordLevel = 'new' | '1' | '2' | '3' | 'known' | 'mastered' | 'ignored';

/** Page object for the reader. */
export const readerScreen = (page: Page) => {
  const text = page.getByRole('group', { name: 'Text', exact: true });
  const pages = page.getByRole('navigation', { name: 'Pages of the text' });
  const pageField = pages.getByRole('textbox', { name: 'Go to page' });
  return {
    text,
    /** The first occurrence of a word on the page. */
    word: (word: string) => text.getByText(word, { exact: true }).first(),
    words: text.locator('[data-level]'),
    wordsAt: (level: WordLevel) => text.locator(`[data-level="${level}"]`),
    /** Words on the page that are part of a phrase at this level. */
    phraseWordsAt: (level: WordLevel) => text.locator(`[data-index][data-phrase="${level}"]`),
    /** Waits for the text tools, which are required to create phrases. */
    toolsReady: () => expect(page.locator('[data-text-tools]')).toBeAttached(),
    selected: text.locator('[data-selected]'),
    /** The panel for the selected word. */
    panel: (word: string) => page.getByRole('region', { name: word, exact: true }),
    level: (name: string) =>
      page
        .getByRole('radiogroup', { name: 'How well you know this word' })
        .getByRole('radio', { name, exact: true }),
    translation: page.getByRole('textbox', { name: 'Translation', exact: true }),
    markRest: page.getByRole('button', { name: /^Mark the rest of the page as known/ }),
    /** The bar that offers to undo the last change. */
    lastChange: (message: string) =>
      page.getByRole('group', { name: 'Last change' }).filter({ hasText: message }),
    noNewWords: page.getByRole('button', { name: 'No new words on this page' }),
    analysis: page.getByRole('region', { name: 'Text analysis' }),
    next: pages.getByRole('button', { name: 'Next' }),
    previous: pages.getByRole('button', { name: 'Previous' }),
    finish: pages.getByRole('button', { name: 'Finish' }),
    pageField,
    goTo: async (number: number) => {
      await pageField.fill(String(number));
      await pageField.press('Enter');
    },
    backToLibrary: page.getByRole('link', { name: 'Back to the library' }),
  };
};
