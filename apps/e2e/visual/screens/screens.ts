import { learnerScreens, newcomerScreens } from './learner-screens.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { buyerScreens, creatorScreens, shopperScreens } from './shop-screens.ts';
import { adminScreens, staffScreens } from './site-screens.ts';

/** All screens of the app in their main states. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...learnerScreens,
  ...newcomerScreens,
  ...buyerScreens,
  ...shopperScreens,
  ...creatorScreens,
  ...staffScreens,
  ...adminScreens,
];
