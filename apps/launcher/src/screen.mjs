import { join } from 'node:path';
import { readJson } from './read-json.mjs';
import { ROOT } from './settings.mjs';

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
  const { green, red, dim } = createColors(stream);
  const spinner = createSpinner(stream);
  return {
    async run(title, work, doneTitle = title) {
      const startedAt = Date.now();
      const line = (/** @type {string} */ mark) =>
        `  ${mark} ${doneTitle} ${dim(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`)}\n`;
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
  const runningSteps = new Set();
  let frame = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const draw = () => {
    const mark = FRAMES[frame++ % FRAMES.length];
    stream.write(`\r\u001B[K  ${mark} ${[...runningSteps].join(', ')}`);
  };
  return {
    /**
     * @param {string} title
     * @returns {(line: string) => void} removes the title and writes the final line
     */
    add(title) {
      runningSteps.add(title);
      if (stream.isTTY) timer ??= setInterval(draw, 100);
      return (line) => {
        runningSteps.delete(title);
        stream.write(stream.isTTY ? `\r\u001B[K${line}` : line);
        if (runningSteps.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/**
 * Returns functions that color text for a terminal. For files or with NO_COLOR, they return plain text.
 * @param {NodeJS.WriteStream} stream
 */
export function createColors(stream) {
  const hasColors = stream.isTTY && stream.hasColors();
  const style = (/** @type {number} */ on, /** @type {number} */ off) => (/** @type {string} */ text) =>
    hasColors ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    green: style(32, 39),
    teal: style(36, 39),
  };
}

/**
 * Shows a failure that the site recovers from, with the end of the relevant log.
 * @param {NodeJS.WriteStream} stream
 * @returns {(sentence: string, output?: string) => void}
 */
export function showFailure(stream) {
  const { red, dim } = createColors(stream);
  return (sentence, output = '') => {
    const indented = output && `\n${output.replaceAll(/^/gm, '    ')}`;
    stream.write(`  ${red('!')} ${sentence}${dim(indented)}\n`);
  };
}

/**
 * Shows how to reach the running site.
 * @param {NodeJS.WriteStream} stream
 * @param {object} site
 * @param {string} site.origin
 * @param {string} site.dataDir
 * @param {string} site.logDir
 * @param {DemoAccounts | undefined} site.demo
 */
export function showWelcome(stream, { origin, dataDir, logDir, demo }) {
  const { bold, dim, teal } = createColors(stream);
  const lines = ['', `  ${bold('Glossa is running')}   ${teal(bold(origin))}`, ''];
  if (demo) {
    lines.push(`  Sign in with the password ${bold(demo.password)} as`);
    const width = Math.max(...demo.accounts.map(({ email }) => email.length));
    lines.push(...demo.accounts.map(({ email, role }) => `    ${email.padEnd(width)}   ${dim(role)}`), '');
  }
  lines.push(`  ${dim('Data')}  ${dataDir}`, `  ${dim('Logs')}  ${logDir}`, `  ${dim('Stop')}  Ctrl+C`, '');
  stream.write(`${lines.join('\n')}\n`);
}

/**
 * The demo accounts that the API creates.
 * @typedef {{ password: string, accounts: { email: string, role: string }[] }} DemoAccounts
 */

/** @returns {DemoAccounts} */
export function readDemoAccounts() {
  return /** @type {DemoAccounts} */ (readJson(join(ROOT, 'prisma/seed/demo-accounts.json')));
}
