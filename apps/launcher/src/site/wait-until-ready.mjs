import { Refusal } from '../refusal.mjs';
import { waitUntil } from '../process/wait-until.mjs';

const LONGEST_START = 120; // seconds; the first start also fills the library

/**
 * Waits until a service responds that it is ready. From then on it is restarted when it exits.
 * @param {string} url responds with success once it is ready
 * @param {import('../process/service.mjs').Service} service
 * @param {{ log: string, signal: AbortSignal }} context
 * @throws {Refusal} with the end of its log
 */
export async function waitUntilReady(url, service, { log, signal }) {
  /** @type {string | undefined} */
  let lastWords;
  void service.failed.then((output) => (lastWords = output));
  let isUp = false;
  await waitUntil(
    async () => {
      isUp = await answersWell(url);
      return isUp || lastWords !== undefined || signal.aborted;
    },
    { seconds: LONGEST_START },
  );
  if (isUp) service.settle();
  if (isUp || signal.aborted) return;
  if (lastWords !== undefined) throw new Refusal(`This did not start:\n\n${lastWords}\n\nWhole log: ${log}`);
  throw new Refusal(`It was not ready after ${LONGEST_START} seconds. Its log: ${log}`);
}

/** @param {string} url */
async function answersWell(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
