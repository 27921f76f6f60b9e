import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { tellCompanion } from '../../../lib/companion/companion-site.ts';
import { failureText } from '../../../lib/companion/failure-text.ts';
import { keepTold, readTold } from '../../../lib/companion/told.ts';
import { connectedSite, useCompanion } from '../../../lib/companion/use-companion.ts';
import type { ConnectedSite } from '../../../lib/companion/use-companion.ts';
import { lookAtCookies, syncTimes, useLanguageCookies } from '../../../lib/companion/use-language-cookies.ts';
import { useLearningLanguage } from '../../../lib/languages/use-learning-language.ts';
import { isLearner } from '../../../lib/session/roles.ts';
import { useSession, useUser } from '../../../lib/session/session-context.ts';
import { toast } from '../../../ui/toast.tsx';

/**
 * Keeps the learning language of the account, of the cookies and of the companion site the same (specification 1,
 * section 4). What was changed last wins; a language that is not the learner's is left alone. Shows nothing itself.
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
  const cookies = useLanguageCookies(site?.cookie);
  const account = user.current_language ?? undefined;
  useTelling(site, account);

  const hearOtherTab = useEffectEvent(() => {
    if (cookies.own === undefined || cookies.own === account) return;
    // Lists, figures and words are of one language.
    void check().then(() => client.invalidateQueries());
  });
  useEffect(() => hearOtherTab(), [cookies.own]);

  const hearSite = useEffectEvent(() => {
    const { own, site: there } = cookies;
    // This site sets both at once: where they differ, the other one was there since.
    if (there === undefined || own === undefined || there === own || there === account) return;
    if (!user.selected_languages.some(({ code }) => code === there)) return;
    keepTold(there);
    choose(there);
  });
  useEffect(() => hearSite(), [cookies.site]);
  return null;
}

/** Tells the site of the language one second after it has changed; a failure is said, and changes nothing here. */
function useTelling(site: ConnectedSite | undefined, language: string | undefined) {
  // Its texts have to be there when something fails.
  useTranslation('companion');
  const tell = useEffectEvent(async () => {
    lookAtCookies();
    if (!site || language === undefined || readTold() === language) return;
    try {
      await tellCompanion(site.ajaxUrl, language);
      keepTold(language);
      lookAtCookies();
    } catch (failure) {
      toast.info(failureText(failure, site));
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void tell(), syncTimes.afterChange);
    return () => clearTimeout(timer);
  }, [language]);
}
