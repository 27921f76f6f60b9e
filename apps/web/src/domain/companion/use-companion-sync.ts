import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';
import { CompanionFailure, tellCompanion } from './companion-site.ts';
import { failureText } from './failure-text.ts';
import { forgetTold, keepTold, readTold } from './told.ts';
import type { ConnectedSite } from './use-companion.ts';
import { lookAtCookies, syncTimes, useLanguageCookies } from './use-language-cookies.ts';
import type { LanguageChoice } from './use-sync-from-companion.ts';

/**
 * Synchronizes the language chosen here with the companion site's; the later change wins. A language that the user has
 * not started is ignored. Returns the values of the cookies.
 */
export function useCompanionSync(
  site: ConnectedSite | undefined,
  { current, isOwn, choose }: Omit<LanguageChoice, 'canStart'>,
) {
  const cookies = useLanguageCookies(site?.cookie);
  const isTelling = useTelling(site, current);
  const hearSite = useEffectEvent(() => {
    // While a change is being sent, the site may have either language.
    if (isTelling.current) return;
    const { own, site: there } = cookies;
    // Sending sets both cookies; if they differ, the visitor has since changed the language on the other site.
    if (there === undefined || own === undefined || there === own || there === current || !isOwn(there))
      return;
    choose(there, () => keepTold(there));
  });
  useEffect(() => hearSite(), [cookies.site]);
  return cookies;
}

/**
 * Sends the language to the site one second after it changes. A failure is shown but changes nothing here; the next
 * page retries silently. Returns a ref that says whether a request is pending.
 */
function useTelling(site: ConnectedSite | undefined, language: string | undefined) {
  // Preloads the texts of a possible failure.
  useTranslation('companion');
  const before = useRef(language);
  const isTelling = useRef(false);
  const tell = useEffectEvent(async (signal: AbortSignal) => {
    const isNew = before.current !== language;
    before.current = language;
    lookAtCookies();
    isTelling.current = site !== undefined && language !== undefined && readTold() !== language;
    if (!site || language === undefined || !isTelling.current) return;
    try {
      await tellCompanion(site.ajaxUrl, language, signal);
      keepTold(language);
      lookAtCookies();
    } catch (failure) {
      // Another language was chosen in the meantime. The site may or may not have received this one, so send it again.
      if (signal.aborted) return forgetTold();
      // The site does not have this language and would reject it on the next page too.
      if (failure instanceof CompanionFailure && failure.kind === 'refused') keepTold(language);
      if (isNew) toast.info(failureText(failure, site));
    } finally {
      if (!signal.aborted) isTelling.current = false;
    }
  });
  useEffect(() => {
    const change = new AbortController();
    const timer = setTimeout(() => void tell(change.signal), syncTimes.afterChange);
    return () => {
      clearTimeout(timer);
      change.abort();
    };
  }, [language]);
  return isTelling;
}
