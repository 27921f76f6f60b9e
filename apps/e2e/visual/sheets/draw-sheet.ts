import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

const gap = 8;

/** A row of a contact sheet: a screen and its screenshot files. Every row has the same number of files. */
export interface Row {
  name: string;
  files: readonly string[];
}

/** Draws rows of screenshots into a .jpg, in columns of the given widths, cropped to `height`. */
export async function drawSheet(
  page: Page,
  rows: readonly Row[],
  { widths, height, file }: { widths: readonly number[]; height: number; file: string },
): Promise<void> {
  const rowsHtml = await Promise.all(
    rows.map(async ({ name, files }) => {
      const base64Images = await Promise.all(files.map((path) => readFile(path, 'base64')));
      const cells = base64Images.map(
        (bytes) => `<div style="height:${height}px;overflow:hidden;background:#777">
          <img style="width:100%;display:block" src="data:image/jpeg;base64,${bytes}"></div>`,
      );
      return `<p style="grid-column:1/-1;margin:0;font:11px/14px sans-serif">${name}</p>${cells.join('')}`;
    }),
  );
  const sheetWidth = widths.reduce((sum, width) => sum + width + gap, gap);
  await page.setViewportSize({ width: Math.ceil(sheetWidth), height: 600 });
  await page.setContent(`<body style="margin:${gap}px;background:#aaa;display:grid;gap:${gap / 2}px ${gap}px;
    grid-template-columns:${widths.map((width) => `${width}px`).join(' ')}">${rowsHtml.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 65 });
}
