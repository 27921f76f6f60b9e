import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '../../ui/toast.tsx';
import { CompanionFailure, tellCompanion } from './companion-site.ts';
import { failureText } from './failure-text.ts';
import { keepTold, readTold } from './told.ts';
import type { ConnectedSite } from './use-companion.ts';
import { lookAtCookies, syncTimes, useLanguageCookies } from './use-language-cookies.ts';
import type { LanguageChoice } from './use-sync-from-companion.ts';

/**
 * Keeps the language that is chosen here and that of the companion site the same, whichever was changed last. One that
 * would have to be begun first is left alone. Answers what the cookies hold.
 */
export function useCompanionSync(
  site: ConnectedSite | undefined,
  { current, isOwn, choose }: LanguageChoice,
) {
  const cookies = useLanguageCookies(site?.cookie);
  useTelling(site, current);
  const hearSite = useEffectEvent(() => {
    const { own, site: there } = cookies;
    // This site sets both at once: where they differ, the visitor was on the other one since.
    if (there === undefined || own === undefined || there === own || there === current || !isOwn(there))
      return;
    keepTold(there);
    choose(there);
  });
  useEffect(() => hearSite(), [cookies.site]);
  return cookies;
}

/**
 * Tells the site of the language one second after it has changed; a failure is said, and changes nothing here. What
 * failed earlier is tried again by the next page, without a word.
 */
function useTelling(site: ConnectedSite | undefined, language: string | undefined) {
  // Its texts have to be there when something fails.
  useTranslation('companion');
  const before = useRef(language);
  const tell = useEffectEvent(async () => {
    const isNew = before.current !== language;
    before.current = language;
    lookAtCookies();
    if (!site || language === undefined || readTold() === language) return;
    try {
      await tellCompanion(site.ajaxUrl, language);
      keepTold(language);
      lookAtCookies();
    } catch (failure) {
      // A site that has not this language will not have it on the next page either.
      if (failure instanceof CompanionFailure && failure.kind === 'refused') keepTold(language);
      if (isNew) toast.info(failureText(failure, site));
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void tell(), syncTimes.afterChange);
    return () => clearTimeout(timer);
  }, [language]);
}
