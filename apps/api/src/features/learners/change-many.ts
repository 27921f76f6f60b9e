import type { changeLearners, LearnerAction } from '@glossa/contract/bulk-learners';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { Failure } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { changeLearner } from './change-learner.ts';
import type { Actor } from './deeds.ts';
import { endSessionsOf, removeLearner } from './end-learner.ts';

type Parts = Pick<Deps, 'db' | 'storage' | 'log'>;
type Body = HandlerInput<typeof changeLearners>['body'];

/** Actions on one learner. Each returns whether it changed anything. */
const doing: Record<LearnerAction, (parts: Parts, actor: Actor, id: string, body: Body) => Promise<boolean>> =
  {
    activate: ({ db }, actor, id) =>
      db.transaction((tx) => changeLearner(tx, actor, id, { is_active: true })),
    deactivate: ({ db }, actor, id) =>
      db.transaction((tx) => changeLearner(tx, actor, id, { is_active: false })),
    subscription: ({ db }, actor, id, { subscription_type: plan }) =>
      db.transaction((tx) => changeLearner(tx, actor, id, { subscription_type: plan })),
    end_sessions: async ({ db }, actor, id) => {
      const { sessions, tokens } = await endSessionsOf(db, actor, id);
      return sessions + tokens > 0;
    },
    delete: async (parts, actor, id) => {
      await removeLearner(parts, actor, id);
      return true;
    },
  };

/** Applies one action to several learners in turn. Returns the outcome for each, even after an unexpected error. */
export async function changeMany(
  parts: Parts,
  actor: Actor,
  body: Body,
): Promise<HandlerResult<typeof changeLearners>> {
  const results = [];
  for (const id of new Set(body.ids)) {
    // One transaction each, so that a failure for one learner doesn't undo the others.
    try {
      results.push({ id, ok: true, changed: await doing[body.action](parts, actor, id, body), error: null });
    } catch (error) {
      const isExpected = error instanceof Failure;
      if (!isExpected)
        parts.log.error({ err: error, learnerId: id, action: body.action }, 'a learner was not changed');
      results.push({ id, ok: false, changed: false, error: isExpected ? error.code : 'internal_error' });
    }
  }
  return { results };
}
