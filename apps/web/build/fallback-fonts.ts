import { exactRegex } from 'rolldown/filter';
import type { Plugin } from 'vite';

import { sourcePath } from './source-path.ts';

/** Average character width, ascent and descent, in em. Source: @capsizecss/metrics. */
type Metrics = readonly [width: number, above: number, below: number];

const inter: Metrics = [978 / 2048, 1984 / 2048, 494 / 2048];
const literata: Metrics = [480 / 1000, 1177 / 1000, 308 / 1000];

/**
 * System fonts that are shown until ours have loaded, each with its name in the theme, the metrics of our font, its own
 * average width and its local names.
 */
const fontFaces: readonly (readonly [name: string, ours: Metrics, width: number, ...device: string[]])[] = [
  ['Inter Fallback', inter, 913 / 2048, 'Arial', 'ArialMT', 'Liberation Sans'],
  ['Inter Fallback Roboto', inter, 911 / 2048, 'Roboto'],
  ['Literata Fallback', literata, 913 / 2048, 'Georgia'],
  ['Literata Fallback Noto', literata, 481 / 1000, 'Noto Serif', 'NotoSerif'],
  [
    'Literata Fallback Times',
    literata,
    832 / 2048,
    'Times New Roman',
    'TimesNewRomanPSMT',
    'Liberation Serif',
  ],
];

/** The characters in our fonts. For other characters, the system's own fallback is better. */
const range = 'U+0-52F, U+1E00-1FFF, U+2000-22FF';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Fills fallback-fonts.css with system fonts scaled to the metrics of ours, so that no lines move when our fonts load.
 */
export function fallbackFonts(): Plugin {
  const stylesheet = sourcePath('ui/theme/fallback-fonts.css');
  return {
    name: 'fallback-fonts',
    load: { filter: { id: exactRegex(stylesheet) }, handler: () => fontFaces.map(toFontFace).join('\n') },
  };
}

function toFontFace([name, [ourWidth, above, below], width, ...device]: (typeof fontFaces)[number]): string {
  const size = ourWidth / width;
  return `@font-face {
  font-family: '${name}';
  src: ${device.map((one) => `local('${one}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(above / size)};
  descent-override: ${percent(below / size)};
  line-gap-override: 0%;
  unicode-range: ${range};
}`;
}
