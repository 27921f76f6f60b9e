import { runProgram } from './run-program.mjs';

/**
 * `npm run glossa -- COMMAND …`: runs the API's operator command-line tool on the site's database, whether the site is
 * running or not.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export const glossa = ({ args, ...context }) => runProgram('glossa', args, context);
