import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { Option } from '../model/option.ts';

/** Returns the active option: the first one until the user moves, and again when that option disappears. */
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
      // During an IME composition (Chinese, Japanese) the keys belong to the input method.
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
