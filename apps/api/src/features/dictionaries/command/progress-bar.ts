/** Output stream for the progress bar. On a terminal, the bar is redrawn; otherwise, a line is added every 10 %. */
export interface Screen {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const width = 30;

/** Draws a progress bar; `end` replaces it with a final line. */
export function createProgressBar(screen: Screen, title: string) {
  let drawnAt = 0;
  let tenth = 0;
  return {
    show(share: number, remark: string): void {
      const percent = Math.floor(Math.min(share, 1) * 100);
      if (!screen.isTTY) {
        if (Math.floor(percent / 10) <= tenth) return;
        tenth = Math.floor(percent / 10);
        screen.write(`  ${title}: ${percent} %, ${remark}\n`);
        return;
      }
      const now = Date.now();
      if (now - drawnAt < 100) return;
      drawnAt = now;
      const filled = Math.round((percent / 100) * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      screen.write(`\r\u001B[K  ${bar} ${String(percent).padStart(3)} %  ${title}, ${remark}`);
    },
    end(line: string): void {
      screen.write(`${screen.isTTY ? '\r\u001B[K' : ''}  ${line}\n`);
    },
  };
}
