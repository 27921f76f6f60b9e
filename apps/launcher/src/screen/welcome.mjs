import { colorsOf } from './colors.mjs';

/**
 * Shows how to reach the running site.
 * @param {NodeJS.WriteStream} stream
 * @param {object} site
 * @param {string} site.origin
 * @param {string} site.dataDir
 * @param {string} site.logDir
 * @param {import('./demo-accounts.mjs').DemoAccounts | undefined} site.demo
 */
export function welcome(stream, { origin, dataDir, logDir, demo }) {
  const { bold, dim, teal } = colorsOf(stream);
  const lines = ['', `  ${bold('Glossa is running')}   ${teal(bold(origin))}`, ''];
  if (demo) {
    lines.push(`  Sign in with the password ${bold(demo.password)} as`);
    const width = Math.max(...demo.accounts.map(({ email }) => email.length));
    lines.push(...demo.accounts.map(({ email, role }) => `    ${email.padEnd(width)}   ${dim(role)}`), '');
  }
  lines.push(`  ${dim('Data')}  ${dataDir}`, `  ${dim('Logs')}  ${logDir}`, `  ${dim('Stop')}  Ctrl+C`, '');
  stream.write(`${lines.join('\n')}\n`);
}
