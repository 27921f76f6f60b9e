import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '../../ui/toast.tsx';
import { CompanionFailure, tellCompanion } from './companion-site.ts';
import { failureText } from './failure-text.ts';
import { forgetTold, keepTold, readTold } from './told.ts';
import type { ConnectedSite } from './use-companion.ts';
import { lookAtCookies, syncTimes, useLanguageCookies } from './use-language-cookies.ts';
import type { LanguageChoice } from './use-sync-from-companion.ts';

/**
 * Keeps the language that is chosen here and that of the companion site the same, whichever was changed last. One that
 * would have to be begun first is left alone. Answers what the cookies hold.
 */
export function useCompanionSync(
  site: ConnectedSite | undefined,
  { current, isOwn, choose }: Omit<LanguageChoice, 'canStart'>,
) {
  const cookies = useLanguageCookies(site?.cookie);
  const isTelling = useTelling(site, current);
  const hearSite = useEffectEvent(() => {
    // What the site has is then what it is being told, or what it was told before.
    if (isTelling.current) return;
    const { own, site: there } = cookies;
    // This site sets both at once: where they differ, the visitor was on the other one since.
    if (there === undefined || own === undefined || there === own || there === current || !isOwn(there))
      return;
    choose(there, () => keepTold(there));
  });
  useEffect(() => hearSite(), [cookies.site]);
  return cookies;
}

/**
 * Tells the site of the language one second after it has changed; a failure is said, and changes nothing here. What
 * failed earlier is tried again by the next page, without a word. Answers whether it is being told now.
 */
function useTelling(site: ConnectedSite | undefined, language: string | undefined) {
  // Its texts have to be there when something fails.
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
      // Another language was chosen meanwhile. The site may have heard of this one or not, so it is told again.
      if (signal.aborted) return forgetTold();
      // A site that has not this language will not have it on the next page either.
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
