import { colorsOf } from './colors.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/**
 * @typedef {object} Steps
 * @property {<Result>(title: string, work: () => Promise<Result>, done?: string) => Promise<Result>} run shows a
 * spinner
 *   (in a terminal) while work runs, then one line; several may run concurrently
 */

/**
 * @param {NodeJS.WriteStream} stream
 * @returns {Steps}
 */
export function createSteps(stream) {
  const { green, red, dim } = colorsOf(stream);
  const spinner = createSpinner(stream);
  return {
    async run(title, work, done = title) {
      const began = Date.now();
      const line = (/** @type {string} */ mark) =>
        `  ${mark} ${done} ${dim(`${((Date.now() - began) / 1000).toFixed(1)} s`)}\n`;
      const finish = spinner.add(title);
      try {
        const result = await work();
        finish(line(green('✓')));
        return result;
      } catch (error) {
        finish(line(red('✗')));
        throw error;
      }
    },
  };
}

/** @param {NodeJS.WriteStream} stream */
function createSpinner(stream) {
  const running = new Set();
  let frame = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const draw = () => {
    const mark = FRAMES[frame++ % FRAMES.length];
    stream.write(`\r\u001B[K  ${mark} ${[...running].join(', ')}`);
  };
  return {
    /**
     * @param {string} title
     * @returns {(line: string) => void} removes it and writes the final line
     */
    add(title) {
      running.add(title);
      if (stream.isTTY) timer ??= setInterval(draw, 100);
      return (line) => {
        running.delete(title);
        stream.write(stream.isTTY ? `\r\u001B[K${line}` : line);
        if (running.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
