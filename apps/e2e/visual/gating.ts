import type { ScreenResult } from './results.ts';

export type ScreenshotKey = Pick<ScreenResult, 'screen' | 'language' | 'theme' | 'width'>;

const mainScreens = [
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
  'product',
  'cart',
  'checkout',
  'settings',
  'tiers',
  'learners',
] as const;
const darkScreens = [
  'dashboard',
  'library',
  'reader-word',
  'words',
  'watch-word',
  'progress',
  'product',
  'settings',
] as const;

/**
 * The screenshots in Git, which every test run compares. They show only scripts that the app has fonts for, because
 * system fonts differ between machines. All other screenshots are taken on demand.
 */
export const gatingScreenshots: readonly ScreenshotKey[] = [
  ...mainScreens.flatMap((screen) =>
    [390, 1280].map((width) => ({ screen, language: 'en', theme: 'light' as const, width })),
  ),
  ...darkScreens.map((screen) => ({ screen, language: 'en', theme: 'dark' as const, width: 1280 })),
];

export const isGating = ({ screen, language, theme, width }: ScreenshotKey): boolean =>
  gatingScreenshots.some(
    (one) => one.screen === screen && one.language === language && one.theme === theme && one.width === width,
  );
