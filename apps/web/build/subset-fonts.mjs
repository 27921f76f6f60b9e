// Writes the fonts that block the first page load, without the weights that the app never uses (nearly a third of the
// bytes): npm run fonts. The subset fonts are committed because creating them takes longer than any other build step.
// `--check` writes nothing, and fails if a committed font differs from what would be written.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

export const fontNames = /** @type {const} */ (['inter', 'literata']);

/** The weights in use, out of the hundreds available in these variable fonts. */
const weights = { min: 400, max: 700 };

/** @param {string} name */
export const storedFont = (name) => join(import.meta.dirname, 'fonts', `${name}-latin.woff2`);

/**
 * Returns the Latin file of an installed font with only the weights in use.
 * @param {string} name
 */
async function subsetFace(name) {
  const folder = new URL('.', import.meta.resolve(`@fontsource-variable/${name}/wght.css`));
  const styles = await readFile(new URL('wght.css', folder), 'utf8');
  const font = await readFile(new URL(`files/${name}-latin-wght-normal.woff2`, folder));
  return subsetFont(font, latinCharacters(styles), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

/**
 * Returns all characters that a font's stylesheet declares for its Latin file.
 * @param {string} styles
 */
function latinCharacters(styles) {
  const [, ranges = ''] = /-latin-wght-normal\.woff2[^}]*unicode-range: ([^;]+);/.exec(styles) ?? [];
  return ranges
    .split(',')
    .flatMap((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, n) => first + n);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await mkdir(join(import.meta.dirname, 'fonts'), { recursive: true });
  for (const name of fontNames) {
    const font = await subsetFace(name);
    if (!process.argv.includes('--check')) await writeFile(storedFont(name), font);
    else if (!(await readFile(storedFont(name))).equals(font))
      throw new Error(`The stored font ${name} is outdated: npm run fonts`);
  }
}
