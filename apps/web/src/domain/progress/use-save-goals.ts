import { getDashboard } from '@glossa/contract/dashboard';
import { putGoals } from '@glossa/contract/goals';
import { getProgress } from '@glossa/contract/progress';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';

/** Returns a mutation that replaces all goals. */
export function useSaveGoals(onSaved?: () => void) {
  const { t } = useTranslation('goals');
  return useEndpointMutation(putGoals, {
    meta: { success: t('saved') },
    invalidates: [getDashboard, getProgress],
    ...(onSaved && { onSuccess: onSaved }),
  });
}
