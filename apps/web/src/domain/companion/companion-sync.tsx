import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import {
  CompanionError,
  companionErrorText,
  clearSentLanguage,
  storeSentLanguage,
  readSentLanguage,
  sendLanguage,
} from './companion-site.ts';
import { connectedSite, useCompanion } from './use-companion.ts';
import type { ConnectedSite } from './use-companion.ts';
import { rereadCookies, syncTimes, useLanguageCookies } from './use-language-cookies.ts';
import type { LanguageChoice } from './use-sync-from-companion.ts';

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
  const { appLanguage } = useCompanionSync(site, {
    current: account,
    isLearning: (code) => user.selected_languages.some((language) => language.code === code),
    choose,
  });
  const onOtherTab = useEffectEvent(() => {
    if (appLanguage === undefined || appLanguage === account) return;
    // Lists, statistics and words depend on the language.
    void check().then(() => client.invalidateQueries());
  });
  useEffect(() => onOtherTab(), [appLanguage]);
  return null;
}

/**
 * Synchronizes the language chosen here with the companion site's; the later change wins. A language that the user has
 * not started is ignored. Returns the values of the cookies.
 */
export function useCompanionSync(
  site: ConnectedSite | undefined,
  { current, isLearning, choose }: Omit<LanguageChoice, 'canStart'>,
) {
  const cookies = useLanguageCookies(site?.cookie);
  const isSending = useSendLanguage(site, current);
  const onSiteChange = useEffectEvent(() => {
    // While a change is being sent, the site may report either language.
    if (isSending.current) return;
    const { appLanguage, site: there } = cookies;
    // Sending sets both cookies; if they differ, the user has since changed the language on the companion site.
    if (
      there === undefined ||
      appLanguage === undefined ||
      there === appLanguage ||
      there === current ||
      !isLearning(there)
    )
      return;
    choose(there, () => storeSentLanguage(there));
  });
  useEffect(() => onSiteChange(), [cookies.site]);
  return cookies;
}

/**
 * Sends the language to the site one second after it changes. If that fails, shows a message and leaves the language
 * here unchanged; the next page retries silently. Returns a ref that is true while a request is pending.
 */
function useSendLanguage(site: ConnectedSite | undefined, language: string | undefined) {
  // Preload the error messages. Don't suspend, because that would hide the rest of the frame.
  useTranslation('companion', { useSuspense: false });
  const previous = useRef(language);
  const isSending = useRef(false);
  const send = useEffectEvent(async (signal: AbortSignal) => {
    const isNew = previous.current !== language;
    previous.current = language;
    rereadCookies();
    isSending.current = site !== undefined && language !== undefined && readSentLanguage() !== language;
    if (!site || language === undefined || !isSending.current) return;
    try {
      await sendLanguage(site.ajaxUrl, language, signal);
      storeSentLanguage(language);
      rereadCookies();
    } catch (error) {
      // Another language was chosen in the meantime. The site may or may not have received this language, so send it
      // again.
      if (signal.aborted) return clearSentLanguage();
      // The site doesn't have this language, and would reject it on the next page, too.
      if (error instanceof CompanionError && error.kind === 'refused') storeSentLanguage(language);
      if (isNew) toast.info(companionErrorText(error, site));
    } finally {
      if (!signal.aborted) isSending.current = false;
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void send(controller.signal), syncTimes.afterChange);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [language]);
  return isSending;
}
