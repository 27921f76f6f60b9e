import { useMediaQuery } from '@mantine/hooks';

/** Reads the window size on the first render; otherwise phones would render the desktop layout first. */
const options = { getInitialValueInEffect: false };

/** Returns whether the window is narrower than the mobile breakpoint of 768 px (specification 1, section 9). */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.99em)', undefined, options);

/** Returns whether details fit beside a list. Must match the breakpoint in list-with-details.module.css. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 75em)', undefined, options);
