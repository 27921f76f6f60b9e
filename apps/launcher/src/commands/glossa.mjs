import { runProgram } from './run-program.mjs';

/**
 * `npm run glossa -- COMMAND …`: the operator's program of the api, on the database of the site, whether that runs or
 * not.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export const glossa = ({ args, ...context }) => runProgram('glossa', args, context);
