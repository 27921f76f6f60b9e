import { startLearning, updateProfile } from '@glossa/contract/auth';
import type { User } from '@glossa/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/**
 * Switches the learning language to one of the user's, or starts a new one. Calls `onChanged` when it changes, then
 * `onDone` if the component is still mounted. Shows a toast unless `showToast` is false.
 */
export function useLearningLanguage({
  showToast = true,
  onChanged = () => undefined,
}: { showToast?: boolean; onChanged?: () => void } = {}): {
  choose: (code: string | null, onDone?: () => void) => void;
  isPending: boolean;
} {
  const { t, i18n } = useTranslation('languages');
  const { setUser } = useSession();
  const user = useUser();
  const client = useQueryClient();
  const onSuccess = (changed: User) => {
    setUser(changed);
    onChanged();
    // Lists, statistics and words depend on the language.
    void client.invalidateQueries();
    if (showToast && changed.current_language) {
      toast.success(t('changed', { language: languageName(changed.current_language, i18n.language) }));
    }
  };
  const start = useEndpointMutation(startLearning, { onSuccess });
  const switchTo = useEndpointMutation(updateProfile, { onSuccess });
  return {
    isPending: start.isPending || switchTo.isPending,
    choose: (code, onDone = () => undefined) => {
      const isLearning = code === null || user.selected_languages.some((language) => language.code === code);
      if (code !== null && (!isLearning || user.account_type !== 'learner'))
        start.mutate({ body: { language: code } }, { onSuccess: onDone });
      else switchTo.mutate({ body: { current_language: code } }, { onSuccess: onDone });
    },
  };
}
