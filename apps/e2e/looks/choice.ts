import { interfaceLanguageCodes } from '@glossa/locales/interface-language-for';

import { devices, themes } from './devices.ts';
import { screens as all } from './screens/screens.ts';

/** What sheets show unless they are told. */
const onSheets: Readonly<Record<string, string>> = {
  LOOKS_SCREENS:
    'dashboard,library,reader,watch-word,words,practice-answer,mind-map,progress,shop,product,settings,learners',
  LOOKS_LANGUAGES: 'en,de,ja,ar,he',
  LOOKS_WIDTHS: '390,768,1280',
};

/** Compare with the kept pictures, keep new ones, take large ones for sheets, or take none. */
const work = (process.env['LOOKS_WORK'] ?? 'check') as 'compare' | 'update' | 'sheets' | 'check';

const listed = (name: string): string[] | undefined =>
  (process.env[name] ?? (work === 'sheets' ? onSheets[name] : undefined))?.split(',');

/** Of what is there, what a list asks for; all without a list. */
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

/** What this walk is about, as `npm run looks` was told. */
export const choice = {
  work,
  screens: chosen(all, 'LOOKS_SCREENS', ({ name }) => name),
  /** Languages that a screen is looked at in once it is open; pictures are of screens that were opened anew. */
  languages: work === 'check' ? [languages] : languages.map((language) => [language]),
  themes: chosen(themes, 'LOOKS_THEMES', (theme) => theme),
  devices: devices
    .map((device) => ({ ...device, windows: chosen(device.windows, 'LOOKS_WIDTHS', ({ width }) => width) }))
    .filter(({ windows }) => windows.length > 0),
};
