import { interfaceLanguageCodes } from '@glossa/locales/interface-language-for';

import { devices, themes } from './devices.ts';
import { screens as all } from './screens/screens.ts';

/** Default screens of the contact sheets. */
const onSheets: Readonly<Record<string, string>> = {
  LOOKS_SCREENS:
    'dashboard,library,reader,watch-word,words,practice-answer,mind-map,progress,shop,product,settings,learners',
  LOOKS_LANGUAGES: 'en,de,ja,ar,he',
  LOOKS_WIDTHS: '390,768,1280',
};

/** Compare with the reference screenshots, update them, take large ones for contact sheets, or take none. */
const work = (process.env['LOOKS_WORK'] ?? 'check') as 'compare' | 'update' | 'sheets' | 'check';

const listed = (name: string): string[] | undefined =>
  (process.env[name] ?? (work === 'sheets' ? onSheets[name] : undefined))?.split(',');

/** Returns the items whose names are in a list; all without a list. */
const chosen = <Thing>(
  things: readonly Thing[],
  name: string,
  nameOf: (thing: Thing) => unknown,
): Thing[] => {
  const wanted = listed(name);
  return things.filter((thing) => wanted?.includes(String(nameOf(thing))) ?? true);
};

const asked = listed('LOOKS_LANGUAGES') ?? ['en', 'ar'];
const languages = asked[0] === 'all' ? interfaceLanguageCodes : asked;

/** The scope of this run, from the options of `npm run looks`. */
export const choice = {
  work,
  screens: chosen(all, 'LOOKS_SCREENS', ({ name }) => name),
  /**
   * Languages per opening of a screen. Layout checks switch languages on an open screen; screenshots reload it for
   * each.
   */
  languages: work === 'check' ? [languages] : languages.map((language) => [language]),
  themes: chosen(themes, 'LOOKS_THEMES', (theme) => theme),
  devices: devices
    .map((device) => ({ ...device, windows: chosen(device.windows, 'LOOKS_WIDTHS', ({ width }) => width) }))
    .filter(({ windows }) => windows.length > 0),
};
