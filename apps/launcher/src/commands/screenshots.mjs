import { runWithBrowser } from '../tests/run-with-browser.mjs';

/**
 * `npm run screenshots`: takes the pictures in docs/screenshots anew, from an app of its own.
 * @param {import('../cli.mjs').Context} context
 */
export const screenshots = (context) => runWithBrowser('Screenshots', 'screenshots', context);
