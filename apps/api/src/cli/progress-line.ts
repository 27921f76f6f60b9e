import type { Screen } from './command.ts';

const between = 100; // milliseconds between two updates

/** Shows the progress of a command. */
interface ProgressLine {
  tell: (what: string) => void;
  clear: () => void;
}

/** Creates a progress line that overwrites itself on a terminal; prints nothing to a file. */
export function progressLine(screen: Screen): ProgressLine {
  let toldAt = 0;
  return {
    tell: (what) => {
      const now = Date.now();
      if (!screen.isTTY || now - toldAt < between) return;
      toldAt = now;
      screen.write(`\r\u001B[K  ${what.slice(0, (screen.columns ?? 80) - 3)}`);
    },
    clear: () => {
      if (screen.isTTY) screen.write('\r\u001B[K');
    },
  };
}
