import { foldWord } from '@glossa/language/fold-word';
import type { ComponentType } from 'react';

/** Something that the search box offers. */
export interface Option {
  /** Different for all that is offered at once. */
  key: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  label: string;
  /** Code of the language of the label, where that is not the interface's. */
  lang?: string;
  detail?: string;
  /** Colour of a tag. */
  color?: string;
  /** Where it leads, or what it does. */
  act: string | (() => void);
}

export interface OptionGroup {
  key: string;
  title: string;
  options: readonly Option[];
}

/** A page of the app by its name in the interface language. */
export interface PageLink {
  to: string;
  name: string;
  icon: Option['icon'];
}

/** The pages with a text in their name, and whether one of them begins with it. */
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
