import { runProgram } from './run-program.mjs';

/**
 * `npm run ledger [-- --provider]`: whether the money of the shop adds up; with `--provider`, also to what the payment
 * provider says of each payment. Exits with 1 when it does not.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export const ledger = ({ args, ...context }) => runProgram('ledger', args, context);
