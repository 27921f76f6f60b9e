import { runWithBrowser } from '../tests/run-with-browser.mjs';

/**
 * `npm run screenshots`: retakes the screenshots in docs/screenshots, with a temporary instance of the app.
 * @param {import('../cli.mjs').Context} context
 */
export const screenshots = (context) => runWithBrowser('Screenshots', 'screenshots', context);
