import { runWithBrowser } from '../tests/run-with-browser.mjs';

/**
 * `npm run web-speed`: measures screens with Lighthouse and how soon words answer, and writes docs/web-speed.md anew.
 * @param {import('../cli.mjs').Context} context
 */
export const webSpeed = (context) => runWithBrowser('Speed of the web app', 'speed', context);
