import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { languageName } from '@/lib/i18n/language-name.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { fetchCompanionLanguage, companionErrorText, storeSentLanguage } from './companion-site.ts';
import type { CompanionResponse } from './companion-site.ts';
import type { ConnectedSite } from './use-companion.ts';
import { resolveLanguage } from './use-language-cookies.ts';

/** The language being learned, and how to choose another one. */
export interface LanguageChoice {
  current: string | undefined;
  /** Returns whether the user is already learning a language. */
  isLearning: (code: string) => boolean;
  /** Whether the plan allows another language. */
  canStart: boolean;
  /** Switches to a language, then calls `onDone`; reports a failure to the user. */
  choose: (code: string, onDone?: () => void) => void;
}

/**
 * 'Sync from WordPress': switches to the visitor's language on the companion site. If the user isn't learning it yet,
 * asks for confirmation, or offers the plans that allow it. `fetchLanguage` replaces the request to the site.
 */
export function useSyncFromCompanion(
  site: ConnectedSite | undefined,
  { current, isLearning, canStart, choose }: LanguageChoice,
  fetchLanguage: (ajaxUrl: string) => Promise<CompanionResponse> = fetchCompanionLanguage,
) {
  const { t, i18n } = useTranslation('companion');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const name = (code: string) => languageName(code, i18n.language);

  const applyLanguage = async ({ host }: ConnectedSite, siteLanguage: string | null) => {
    const code = resolveLanguage(siteLanguage ?? undefined);
    if (siteLanguage === null) return void toast.info(t('sync.none', { host }));
    if (code === undefined) return void toast.info(t('sync.unknown', { host, code: siteLanguage }));
    if (code === current) return void toast.success(t('sync.same', { host, language: name(code) }));
    if (!isLearning(code) && !canStart) {
      const shouldOpenPlans = await confirm({
        title: t('sync.full_title', { language: name(code) }),
        message: t('sync.full_message', { host, language: name(code) }),
        action: t('sync.plans'),
      });
      return shouldOpenPlans ? void navigate('/subscription/upgrade') : undefined;
    }
    const isConfirmed =
      isLearning(code) ||
      (await confirm({
        title: t('sync.start_title', { language: name(code) }),
        message: t('sync.start_message', { host, language: name(code) }),
        action: t('sync.start'),
      }));
    if (!isConfirmed) return undefined;
    // Record the language as sent only once it has been chosen, so that the change is not sent back to the site.
    choose(code, () => storeSentLanguage(code));
  };

  const sync = async () => {
    if (!site || isBusy) return;
    setBusy(true);
    try {
      const { language } = await fetchLanguage(site.ajaxUrl);
      await applyLanguage(site, language);
    } catch (error) {
      toast.error(companionErrorText(error, site));
    } finally {
      setBusy(false);
    }
  };
  return { sync, isBusy };
}
