// Renders the installed app's icons from public/favicon.svg with Chromium: npm run icons [path to Chromium]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../public');
const logo = readFileSync(join(root, 'favicon.svg'), 'utf8');
const background = '#0F6E6E';
const [, , browser = 'chromium'] = process.argv;

/**
 * The logo takes up `share` of the width; the rest is background, because operating systems crop icons to different
 * shapes.
 */
const icons = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: 0.8 },
  { name: 'apple-touch-icon', size: 180, share: 0.9 },
];

const folder = mkdtempSync(join(tmpdir(), 'glossa-icons-'));
mkdirSync(join(root, 'icons'), { recursive: true });
for (const { name, size, share } of icons) {
  const page = join(folder, `${name}.html`);
  const color = share < 1 ? background : 'transparent';
  writeFileSync(
    page,
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${color}">
       <div style="width:${size * share}px;height:${size * share}px">${logo}</div></body>`,
  );
  execFileSync(browser, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${join(root, 'icons', `${name}.png`)}`,
    page,
  ]);
}
rmSync(folder, { recursive: true });
