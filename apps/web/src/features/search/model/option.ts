import { foldWord } from '@glossa/language/fold-word';
import type { ComponentType } from 'react';

/** An option in the search dialog. */
export interface Option {
  /** Unique among the options shown together. */
  key: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  label: string;
  /** Language code of the label if it isn't in the interface language. */
  lang?: string;
  detail?: string;
  /** Color of a tag. */
  color?: string;
  /** A path to open, or an action to run. */
  act: string | (() => void);
}

export interface OptionGroup {
  key: string;
  title: string;
  options: readonly Option[];
}

/** A page of the app, named in the interface language. */
export interface PageLink {
  to: string;
  name: string;
  icon: Option['icon'];
}

/** Returns the pages whose name contains a text, and whether one of them begins with it. */
export function matchPages(
  pages: readonly PageLink[],
  query: string,
): { matches: PageLink[]; begins: boolean } {
  const wanted = foldWord(query);
  const names = pages.map((page) => ({ page, name: foldWord(page.name) }));
  return {
    matches: names.filter(({ name }) => name.includes(wanted)).map(({ page }) => page),
    begins: wanted !== '' && names.some(({ name }) => name.startsWith(wanted)),
  };
}
