import { createFreshSite } from '../app/fresh-site.ts';

/** Playwright's global setup: creates a site. The checks attack copies of it. Returns the teardown. */
// eslint-disable-next-line import/no-default-export -- Playwright takes the set-up from the default export.
export default createFreshSite;
