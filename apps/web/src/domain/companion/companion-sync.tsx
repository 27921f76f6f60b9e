import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { connectedSite, useCompanion } from './use-companion.ts';
import type { ConnectedSite } from './use-companion.ts';
import { useCompanionSync } from './use-companion-sync.ts';

/**
 * Synchronizes the learning language between the account, the cookies, other tabs and the companion site (specification
 * 1, section 4). Renders nothing.
 */
export function CompanionSync() {
  const user = useUser();
  const { data } = useCompanion();
  return data && isLearner(user) ? <LearnerSync site={connectedSite(data)} /> : null;
}

function LearnerSync({ site }: { site: ConnectedSite | undefined }) {
  const user = useUser();
  const { check } = useSession();
  const client = useQueryClient();
  const { choose } = useLearningLanguage();
  const account = user.current_language ?? undefined;
  const { own } = useCompanionSync(site, {
    current: account,
    isOwn: (code) => user.selected_languages.some((language) => language.code === code),
    choose,
  });
  const hearOtherTab = useEffectEvent(() => {
    if (own === undefined || own === account) return;
    // Lists, statistics and words belong to one language.
    void check().then(() => client.invalidateQueries());
  });
  useEffect(() => hearOtherTab(), [own]);
  return null;
}
