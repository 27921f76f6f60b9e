import type { ScreenResult } from './results.ts';

/** Identifies a screenshot. */
export type ScreenshotKey = Pick<ScreenResult, 'screen' | 'language' | 'theme' | 'width'>;

const main = [
  'sign-in',
  'dashboard',
  'library',
  'reader',
  'reader-word',
  'words',
  'practice-answer',
  'watch-word',
  'mind-map',
  'progress',
  'shop',
  'product',
  'cart',
  'settings',
  'ebooks',
  'learners',
] as const;
const inDarkAndArabic = ['dashboard', 'reader-word', 'words', 'shop'] as const;

/** The screenshots in Git, which every test run compares; all others are taken when someone needs them. */
export const gatingScreenshots: readonly ScreenshotKey[] = [
  ...main.flatMap((screen) =>
    [390, 1280].map((width) => ({ screen, language: 'en', theme: 'light' as const, width })),
  ),
  ...inDarkAndArabic.flatMap((screen) => [
    { screen, language: 'en', theme: 'dark' as const, width: 1280 },
    { screen, language: 'ar', theme: 'light' as const, width: 390 },
  ]),
];

export const isGating = ({ screen, language, theme, width }: ScreenshotKey): boolean =>
  gatingScreenshots.some(
    (one) => one.screen === screen && one.language === language && one.theme === theme && one.width === width,
  );
