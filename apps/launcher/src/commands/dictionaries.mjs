import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runProgram } from './run-program.mjs';

/**
 * `npm run dictionaries -- install PATH… | list | remove NAME…`: whether the site runs or not. The work is done by the
 * api's own program of that name.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export function dictionaries({ args, env, signal, screen }) {
  return runProgram('dictionaries', fromHere(args, env), { env, signal, screen });
}

/**
 * npm runs commands in the checkout; paths are meant from where the person is.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function fromHere([name = '', ...rest], env) {
  const here = (/** @type {string} */ path) => resolve(env.INIT_CWD ?? process.cwd(), path);
  const isPath = (/** @type {string} */ arg) => !arg.startsWith('-') && existsSync(here(arg));
  return name === 'install' ? [name, ...rest.map((arg) => (isPath(arg) ? here(arg) : arg))] : [name, ...rest];
}
