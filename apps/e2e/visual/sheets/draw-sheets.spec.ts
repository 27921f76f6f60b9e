import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { options } from '../options.ts';
import { sheetScreenshot } from '../check-screenshot.ts';
import { drawSheet } from './draw-sheet.ts';

const folder = fileURLToPath(new URL('../../../../docs/screenshots/sheets/', import.meta.url));
/** Scale of the screenshots on a contact sheet. */
const scale = 0.28;
const height = 230;
/** Maximum size of a contact sheet, in bytes. */
const maxBytes = 1_000_000;

for (const language of options.languages.flat())
  test(`draws the contact sheet for ${language}`, async ({ page }) => {
    const results = options.themes.flatMap((theme) =>
      options.devices.flatMap(({ windows }) => windows.map(({ width }) => ({ theme, width }))),
    );
    const rows = options.screens.map(({ name: screen }) => ({
      name: screen,
      files: results.map((result) => sheetScreenshot({ screen, language, ...result })),
    }));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${language}.jpg`);
    await drawSheet(page, rows, { widths: results.map(({ width }) => width * scale), height, file });
    expect((await stat(file)).size).toBeLessThan(maxBytes);
  });
