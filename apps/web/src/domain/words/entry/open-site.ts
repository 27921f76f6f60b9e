import type { ReferenceSite } from '@glossa/contract/reference-site';

/** A reference site with the URL for a word. */
export type SiteLink = Pick<ReferenceSite, 'name' | 'url' | 'opens_in'>;

/** Names of the tab and the window that all reference sites share. */
export const siteTargets = {
  tab: 'glossa-reference',
  new_tab: '_blank',
  window: 'glossa-reference-window',
} as const satisfies Record<ReferenceSite['opens_in'], string>;

/** Width of the window beside the page, in pixels. */
const windowWidth = 480;

/** Returns the features of a window at the right edge of the screen. */
const getPopupFeatures = (): string => {
  const { availWidth, availHeight } = screen;
  return `popup,width=${windowWidth},height=${availHeight},left=${availWidth - windowWidth},top=0`;
};

/** Opens a reference site in the tab or window that the learner chose for it. */
export function openSite({ url, opens_in: place }: SiteLink): void {
  // A tab or window can be reused only by name, which `noopener` would ignore.
  const features = { tab: '', new_tab: 'noopener,noreferrer', window: getPopupFeatures() }[place];
  window.open(url, siteTargets[place], features)?.focus();
}
