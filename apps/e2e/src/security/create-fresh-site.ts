import { createFreshSite } from '../app/fresh-site.ts';

/** Playwright's global setup: creates the site whose copies are attacked. Returns the teardown. */
// eslint-disable-next-line import/no-default-export -- Playwright takes the set-up from the default export.
export default createFreshSite;
