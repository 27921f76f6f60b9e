import { runWithBrowser } from '../tests/run-with-browser.mjs';

/**
 * `npm run web-speed`: measures screens with Lighthouse and the response time of words, and rewrites docs/web-speed.md.
 * @param {import('../cli.mjs').Context} context
 */
export const webSpeed = (context) => runWithBrowser('Speed of the web app', 'speed', context);
