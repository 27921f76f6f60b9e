import { changeLearners } from '@glossa/contract/bulk-learners';
import type { LearnerAction } from '@glossa/contract/bulk-learners';
import {
  deactivateLearner,
  endLearnerSessions,
  getLearner,
  inviteLearner,
  listLearners,
  resetSecondFactor,
  updateLearner,
} from '@glossa/contract/learners';
import type { ListedLearner } from '@glossa/contract/learners';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';

type LearnerName = Pick<ListedLearner, 'id' | 'username'>;
type Plan = ListedLearner['subscription_type'];

/** Runs actions on learners and reports the results. */
export function useLearnerActions() {
  const { t } = useTranslation(['learners', 'catalogue']);
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: endpointKey(listLearners) });
    void client.invalidateQueries({ queryKey: endpointKey(getLearner) });
  };

  /**
   * Runs an action. `failure` is the key of the text that introduces an error. Resolves to whether the action
   * succeeded.
   */
  const run = async (
    failure: 'error_updating' | 'error_deleting',
    action: () => Promise<string>,
  ): Promise<boolean> => {
    try {
      toast.success(await action());
      return true;
    } catch (error) {
      toast.error(t(failure, { message: errorText(error) }));
      return false;
    } finally {
      refresh();
    }
  };

  return {
    refresh,
    activate: ({ id }: LearnerName) =>
      run('error_updating', async () => {
        await call(updateLearner, { params: { id }, body: { is_active: true } });
        return t('updated');
      }),
    deactivate: async ({ id, username }: LearnerName) => {
      const question = { title: t('deactivate.title', { name: username }), message: t('deactivate.message') };
      if (!(await confirm({ ...question, action: t('actions.deactivate'), danger: true }))) return false;
      return run('error_deleting', async () => {
        await call(deactivateLearner, { params: { id } });
        return t('deactivated');
      });
    },
    endSessions: async ({ id, username }: LearnerName) => {
      const question = {
        title: t('end_sessions.title', { name: username }),
        message: t('end_sessions.message'),
      };
      if (!(await confirm({ ...question, action: t('actions.end_sessions') }))) return false;
      return run('error_updating', async () => {
        const { sessions, tokens } = await call(endLearnerSessions, { params: { id } });
        return t('end_sessions.done', {
          sessions: t('sessions', { count: sessions }),
          tokens: t('tokens', { count: tokens }),
        });
      });
    },
    resetFactor: async ({ id, username }: LearnerName) => {
      const question = {
        title: t('reset_factor.title', { name: username }),
        message: t('reset_factor.message'),
      };
      if (!(await confirm({ ...question, action: t('actions.reset_factor'), danger: true }))) return false;
      return run('error_updating', async () => {
        await call(resetSecondFactor, { params: { id } });
        return t('reset_factor.done');
      });
    },
    invite: ({ id }: LearnerName) =>
      run('error_updating', async () => {
        await call(inviteLearner, { params: { id } });
        return t('invited');
      }),
    /** Runs a bulk action. Resolves to whether it succeeded for all learners. */
    bulk: async (action: LearnerAction, ids: readonly string[], plan?: Plan): Promise<boolean> => {
      try {
        const { results } = await call(changeLearners, {
          body: { ids: [...ids], action, ...(plan && { subscription_type: plan }) },
        });
        const failed = results.filter(({ ok }) => !ok);
        const summary = t(`outcome.${action}`, { count: results.filter(({ changed }) => changed).length });
        if (failed.length === 0) {
          toast.success(summary);
          return true;
        }
        const reasons = [...new Set(failed.map(({ error }) => errorCodeText(error ?? '')))].join(' ');
        toast.error(reasons, `${summary} · ${t('outcome.failed', { count: failed.length })}`);
        return false;
      } catch (error) {
        toast.error(errorText(error), t('outcome.unknown'));
        return false;
      } finally {
        refresh();
      }
    },
  };
}
