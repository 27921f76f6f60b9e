import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { designCover, palettes, patterns } from './cover-design.ts';
import { coverPatterns } from './cover-patterns.tsx';

const titles = Array.from({ length: 30 }, (_, number) => `Contes du lundi, ${number + 1}`);

it('generates the same cover for a title each time, and varied covers within a series', () => {
  const designs = titles.map((title) => JSON.stringify(designCover(title)));
  expect(titles.map((title) => JSON.stringify(designCover(title)))).toEqual(designs);
  expect(new Set(designs).size).toBe(30);
  expect(new Set(titles.map((title) => designCover(title).palette)).size).toBeGreaterThan(8);
  expect(new Set(titles.map((title) => designCover(title).pattern)).size).toBeGreaterThan(8);
  expect(coverPatterns).toHaveLength(patterns);
});

/** Relative luminance (WCAG 2.2) of red, green and blue from 0 to 255. */
const luminance = (color: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: readonly number[], other: readonly number[]) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('keeps titles readable over overlapping shapes, in the light and dark themes', () => {
  const styles = readFileSync(join(import.meta.dirname, 'product-cover.module.css'), 'utf8');
  const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [, opacity] = /fill-opacity: ([\d.]+)/.exec(styles) ?? [];
  const [, dimming] = /brightness\(([\d.]+)\)/.exec(styles) ?? [];
  const failures = palettes.flatMap(([backgroundHex, inkHex], number) => {
    const [background, ink] = [rgb(backgroundHex), rgb(inkHex)];
    const blendShape = (under: number[]) =>
      under.map((value, at) => value + ((ink[at] ?? 0) - value) * Number(opacity));
    const backgrounds = [background, blendShape(background), blendShape(blendShape(background))];
    const dim = (color: number[]) => color.map((value) => value * Number(dimming));
    return backgrounds
      .flatMap((place) => [contrast(place, ink), contrast(dim(place), dim(ink))])
      .filter((ratio) => !(ratio >= 4.5))
      .map((ratio) => `${number}: ${ratio}`);
  });
  expect(failures).toEqual([]);
});
