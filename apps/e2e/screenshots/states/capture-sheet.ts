import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { captureScreenshot } from '../capture-screenshot.ts';
import { variants, wide } from './capture-variants.ts';

const gap = 12;
const scaledWidth = ({ viewport }: (typeof variants)[number]) => (viewport === wide ? 400 : 150);
const rowHeight = 520;

/**
 * Combines the screenshots that `captureVariants` saved in `folder` into one image. The image shows a screen in all
 * variants, with a row for each of `states`.
 */
export async function captureSheet(
  page: Page,
  screen: string,
  states: readonly string[],
  folder: string,
): Promise<void> {
  const images = await Promise.all(
    states.flatMap((state) =>
      variants.map(async (variant) => {
        const bytes = await readFile(join(folder, state, `${screen}-${variant.name}.png`));
        return `<img style="width:100%" src="data:image/png;base64,${bytes.toString('base64')}">`;
      }),
    ),
  );
  const columns = variants.map((variant) => `${scaledWidth(variant)}px`).join(' ');
  const width = variants.reduce((sum, variant) => sum + scaledWidth(variant) + gap, gap);
  await page.setViewportSize({ width, height: states.length * (rowHeight + gap) + gap });
  await page.setContent(`<body style="margin:${gap}px;background:#888;display:grid;gap:${gap}px;
    grid-template-columns:${columns};grid-auto-rows:${rowHeight}px">
    ${images.map((image) => `<div style="overflow:hidden">${image}</div>`).join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await captureScreenshot(page, `states/${screen}`, 'jpeg');
}
