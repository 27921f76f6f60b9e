import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { Call } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { markKnown } from '@glossa/contract/reading';
import { addOrUpdateWord, deleteWord, updateWord } from '@glossa/contract/words';

import { call } from '@/lib/api/client.ts';
import { account } from './account.ts';
import { connection } from './connection.ts';
import { isLost } from './offline-problem.ts';
import { queueDeletion, queueEntries, queueKnown, queuePhrase } from './queue-words.ts';
import { sendSoon } from './send-changes.ts';

type Answer = Promise<object | undefined>;

/** Queues a change to words; returns what the server would return, or undefined for other calls. */
async function queue(owner: string, endpoint: Endpoint, input: unknown): Answer {
  const isCall = (one: Endpoint) => one.path === endpoint.path && one.method === endpoint.method;
  if (isCall(bulkUpdateWords)) {
    const { ids, knowledge_level, ignored } = (input as CallInput<typeof bulkUpdateWords>).body ?? {};
    if (!ids || (knowledge_level === undefined && ignored === undefined)) return undefined;
    const levels = {
      ...(knowledge_level === undefined ? {} : { knowledge_level }),
      ...(ignored === undefined ? {} : { ignored }),
    };
    await queueEntries(owner, ids, levels);
    return { undo: null, changed: ids.length };
  }
  if (isCall(updateWord)) {
    const { params, body } = input as CallInput<typeof updateWord>;
    const [word] = await queueEntries(owner, [Number(params.id)], body ?? {});
    return { word, undo: null };
  }
  if (isCall(addOrUpdateWord)) {
    const { body } = input as CallInput<typeof addOrUpdateWord>;
    if (body.language === undefined) return undefined;
    return { word: await queuePhrase(owner, { ...body, language: body.language }), undo: null };
  }
  if (isCall(deleteWord)) {
    await queueDeletion(owner, Number((input as CallInput<typeof deleteWord>).params.id));
    return { undo: null, changed: 1 };
  }
  if (!isCall(markKnown)) return undefined;
  const { params, body } = input as CallInput<typeof markKnown>;
  const changed = await queueKnown(owner, {
    text: params.id,
    from: body.from_sentence,
    to: body.to_sentence,
  });
  return changed === undefined ? undefined : { undo: null, changed };
}

/** Queues a change whose call failed for lack of a connection; rethrows any other error. */
async function waitInstead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  error: unknown,
): Promise<CallResult<E>> {
  const owner = account.read();
  if (owner === undefined || !isLost(error)) throw error;
  connection.lost();
  const queued = await queue(owner, endpoint, input).catch(() => undefined);
  if (!queued) throw error;
  return queued as CallResult<E>;
}

/** Calls an endpoint that changes words. While changes are pending, later ones are queued behind them. */
export const wordCall: Call = async (endpoint, input, options) => {
  const owner = account.read();
  if (owner !== undefined && connection.read().waiting > 0) {
    const queued = await queue(owner, endpoint, input);
    sendSoon();
    if (queued) return queued as CallResult<typeof endpoint>;
  }
  return call(endpoint, input, options).catch((error: unknown) => waitInstead(endpoint, input, error));
};
