import { foldWord } from '@glossa/language/fold-word';
import { useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';

/** An option in the search dialog. */
export interface Option {
  /** Unique among the options shown together. */
  key: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  label: string;
  /** Language code of the label if it isn't in the interface language. */
  lang?: string;
  detail?: string;
  /** Color of the tag, if the option is a tag. */
  color?: string;
  /** A path to open, or an action to run. */
  action: string | (() => void);
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

/** Returns the pages whose names contain a text, and whether any of these names starts with the text. */
export function matchPages(
  pages: readonly PageLink[],
  query: string,
): { matches: PageLink[]; startsWithQuery: boolean } {
  const folded = foldWord(query);
  const names = pages.map((page) => ({ page, name: foldWord(page.name) }));
  return {
    matches: names.filter(({ name }) => name.includes(folded)).map(({ page }) => page),
    startsWithQuery: folded !== '' && names.some(({ name }) => name.startsWith(folded)),
  };
}

/**
 * Returns the active option: the first one until the user moves to another option, and again once that option
 * disappears.
 */
export function useActiveOption(
  options: readonly Option[],
  choose: (option: Option | undefined) => void,
): {
  active: Option | undefined;
  activate: (option: Option | undefined) => void;
  keyDown: (event: KeyboardEvent) => void;
} {
  const [key, setKey] = useState<string>();
  const found = options.findIndex((option) => option.key === key);
  const index = Math.max(0, found);
  const activate = (option: Option | undefined) => setKey(option?.key);
  const moves: Record<string, number> = {
    ArrowDown: (index + 1) % options.length,
    ArrowUp: (index - 1 + options.length) % options.length,
    PageDown: Math.min(index + 5, options.length - 1),
    PageUp: Math.max(index - 5, 0),
  };
  return {
    active: options[index],
    activate,
    keyDown: (event) => {
      // During IME composition (for example in Chinese or Japanese), key presses belong to the input method.
      if (event.nativeEvent.isComposing) return;
      const to = moves[event.key];
      if (to !== undefined && options.length > 0) {
        event.preventDefault();
        activate(options[to]);
      }
      if (event.key === 'Enter') {
        event.preventDefault();
        choose(options[index]);
      }
    },
  };
}
