import { languages } from '@glossa/language/languages';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { findLatinWords } from './latin-words.ts';
import { openScreen } from './open-screen.ts';

/** A title that consists of one long word. */
export const longTitle = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** User content that appears on the screens and isn't translated. */
const userContent = [
  'kitchen',
  'The kettle',
  'talk',
  'The lamp',
  '@example.test',
  'Chrome',
  'Linux',
  'Ada',
  'A short story.',
  longTitle,
];

const days = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day));
const formatYear = (options: Intl.DateTimeFormatOptions) =>
  new Set(days.map((day) => new Intl.DateTimeFormat('en', options).format(day)));

/** Text that the browser itself shows in English in the pseudo-locale, and language names from our table. */
const pseudo = {
  userContent: [...userContent, 'English', 'minute', 'second'],
  words: [
    'min',
    'byte',
    ...languages.flatMap(({ name }) => name.split(' ')),
    ...(['short', 'long'] as const).flatMap((style) => [
      ...formatYear({ weekday: style }),
      ...formatYear({ month: style }),
    ]),
  ],
  skip: 'time',
};

/** An interface language, its direction, and the Latin-script words allowed on its screens. */
interface InterfaceLanguage {
  code: string;
  direction: 'ltr' | 'rtl';
  allowed: Parameters<typeof findLatinWords>[1];
}

export const arabic: InterfaceLanguage = { code: 'ar', direction: 'rtl', allowed: { userContent } };
// Every translation is shown in accented letters, so that unaccented text stands out as untranslated.
export const accented: InterfaceLanguage = { code: 'en-xa', direction: 'ltr', allowed: pseudo };

/** Opens a screen in an interface language and expects no untranslated words. */
export async function expectTranslated(
  page: Page,
  path: string,
  { code, direction, allowed }: InterfaceLanguage,
): Promise<void> {
  await openScreen(page, `${path}${path.includes('?') ? '&' : '?'}lng=${code}`);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  expect.soft(await findLatinWords(page, allowed), path).toEqual([]);
}
