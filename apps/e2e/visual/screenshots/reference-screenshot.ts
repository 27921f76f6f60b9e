import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { packPng } from './pack-png.ts';

/** Pixels of a half-size screenshot that may differ: the edge of a letter, not a word. */
const maxDifferentPixels = 15;

const folder = fileURLToPath(new URL('../reference/', import.meta.url));

/** Returns the path of a reference screenshot by its name with slashes. */
const referenceFile = (name: string): string => `${folder}${name}.png`;

/** Reduces a screenshot to 16 shades per channel; finer shades are invisible and take half of the bytes. */
function coarse(bytes: Buffer): PNG {
  const png = PNG.sync.read(bytes);
  for (let at = 0; at < png.data.length; at++) {
    const value = png.data[at] ?? 0;
    if (at % 4 !== 3) png.data[at] = (value & 0xf0) | (value >> 4);
  }
  return png;
}

/** Stores a screenshot as the new reference. */
export function writeReference(name: string, bytes: Buffer): void {
  const file = referenceFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packPng(coarse(bytes)));
}

/**
 * Describes the difference from the reference screenshot, and writes an image of both with the differences to
 * `drawing`.
 */
export function differenceFromReference(name: string, bytes: Buffer, drawing: string): string | undefined {
  const file = referenceFile(name);
  if (!existsSync(file)) return 'there is no reference screenshot';
  const before = PNG.sync.read(readFileSync(file));
  const after = coarse(bytes);
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return `${after.width}×${after.height} pixels, not ${width}×${height}`;
  const drawn = new PNG({ width: width * 3, height });
  const marks = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, marks.data, width, height, { threshold: 0.1 });
  if (count <= maxDifferentPixels) return undefined;
  for (const [n, png] of [before, after, marks].entries())
    PNG.bitblt(png, drawn, 0, 0, width, height, n * width, 0);
  mkdirSync(dirname(drawing), { recursive: true });
  writeFileSync(drawing, PNG.sync.write(drawn));
  return `${count} pixels differ: ${drawing}`;
}
