import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { createPeople } from './states/people.ts';
import { looks, screens, takeLooks, wide } from './states/take-looks.ts';
import { takePicture } from './take-picture.ts';

const gap = 12;
const widthOf = ({ viewport }: (typeof looks)[number]) => (viewport === wide ? 400 : 150);
const rowHeight = 520;

/** One picture of a screen in all looks, a row for each of `states`. */
async function takeSheet(
  page: Page,
  screen: string,
  states: readonly string[],
  folder: string,
): Promise<void> {
  const pictures = await Promise.all(
    states.flatMap((state) =>
      looks.map(async (look) => {
        const bytes = await readFile(join(folder, state, `${screen}-${look.name}.png`));
        return `<img style="width:100%" src="data:image/png;base64,${bytes.toString('base64')}">`;
      }),
    ),
  );
  const columns = looks.map((look) => `${widthOf(look)}px`).join(' ');
  const width = looks.reduce((sum, look) => sum + widthOf(look) + gap, gap);
  await page.setViewportSize({ width, height: states.length * (rowHeight + gap) + gap });
  await page.setContent(`<body style="margin:${gap}px;background:#888;display:grid;gap:${gap}px;
    grid-template-columns:${columns};grid-auto-rows:${rowHeight}px">
    ${pictures.map((picture) => `<div style="overflow:hidden">${picture}</div>`).join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await takePicture(page, `states/${screen}`, 'jpeg');
}

test('every personal screen with much, little and nothing on it', async ({ page, ownApp, browser }, info) => {
  test.setTimeout(900_000);
  const folder = info.outputPath('states');
  const people = await createPeople(ownApp.url);
  for (const [state, person] of Object.entries(people)) {
    await mkdir(join(folder, state), { recursive: true });
    await takeLooks(browser, ownApp.url, person, join(folder, state));
  }
  for (const screen of Object.keys(screens)) await takeSheet(page, screen, Object.keys(people), folder);
});
