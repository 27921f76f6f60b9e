import type { Screen } from './command.ts';

const between = 100; // milliseconds

/** What tells of the progress of a command. */
interface ProgressLine {
  tell: (what: string) => void;
  clear: () => void;
}

/** A line of a terminal that tells what is being done; in a file there is none. */
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
