import { interfaceLanguageCodes } from '@glossa/locales/interface-language-for';

import { devices, themes } from './devices.ts';
import { screens as all } from './screens/screens.ts';

/** Default selection for the contact sheets. */
const sheetDefaults: Readonly<Record<string, string>> = {
  VISUAL_SCREENS:
    'dashboard,library,reader,watch-word,words,practice-answer,mind-map,progress,shop,product,settings,learners',
  VISUAL_LANGUAGES: 'en,de,ja,ar,he',
  VISUAL_WIDTHS: '390,768,1280',
};

/**
 * What to do: compare all screens with their stored screenshots, update the stored screenshots, compare only those in
 * Git, take large ones for contact sheets, or take no screenshots.
 */
const mode = (process.env['VISUAL_MODE'] ?? 'check') as 'compare' | 'update' | 'gate' | 'sheets' | 'check';

const readList = (name: string): string[] | undefined =>
  (process.env[name] ?? (mode === 'sheets' ? sheetDefaults[name] : undefined))?.split(',');

/** Returns the options that the environment variable `name` lists, or all options if the variable isn't set. */
const selectItems = <Option>(
  options: readonly Option[],
  name: string,
  nameOf: (option: Option) => unknown,
): Option[] => {
  const requestedNames = readList(name);
  return options.filter((option) => requestedNames?.includes(String(nameOf(option))) ?? true);
};

const languageCodes = readList('VISUAL_LANGUAGES') ?? ['en', 'ar'];
const languages = languageCodes[0] === 'all' ? interfaceLanguageCodes : languageCodes;

/** The scope of this run, from the options of `npm run test:visual`. */
export const options = {
  mode,
  screens: selectItems(all, 'VISUAL_SCREENS', ({ name }) => name),
  /**
   * The groups of languages for which a screen is opened only once. Layout checks switch languages on an open screen;
   * screenshots reload the screen for each language.
   */
  languages: mode === 'check' ? [languages] : languages.map((language) => [language]),
  themes: selectItems(themes, 'VISUAL_THEMES', (theme) => theme),
  devices: devices
    .map((device) => ({
      ...device,
      windows: selectItems(device.windows, 'VISUAL_WIDTHS', ({ width }) => width),
    }))
    .filter(({ windows }) => windows.length > 0),
};
