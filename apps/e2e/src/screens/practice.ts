import type { Page } from '@playwright/test';

/** Page object for the practice screen. */
export const practiceScreen = (page: Page) => ({
  start: page.getByRole('button', { name: /^Practice \d+ card/ }),
  mode: (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  size: (cards: string) =>
    page.getByRole('radiogroup', { name: 'Cards per session' }).getByRole('radio', { name: cards }),
  progress: (text: string) => page.getByRole('progressbar', { name: text, exact: true }),
  question: page.getByText(
    /^(What does it mean\?|Which word is missing\?|How do you say it\?|Type the word)$/,
  ),
  meaning: page.getByText(/^meaning of /).first(),
  ratings: page.getByRole('group', { name: 'How well did you remember it?' }),
  suggestions: page.getByRole('region', { name: 'Ready for the next level' }),
  /** The number with this label in the summary. */
  statistic: (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd'),
});
