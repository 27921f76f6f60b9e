import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { askCompanion } from './companion-site.ts';
import type { CompanionAnswer } from './companion-site.ts';
import { failureText } from './failure-text.ts';
import { keepTold } from './told.ts';
import type { ConnectedSite } from './use-companion.ts';
import { knownLanguage } from './use-language-cookies.ts';

/** The language being learned, and how to choose another one. */
export interface LanguageChoice {
  current: string | undefined;
  /** Returns whether the user already learns a language. */
  isOwn: (code: string) => boolean;
  /** Whether the plan allows another language. */
  canStart: boolean;
  /** Calls `onDone` once it is chosen; shows a failure. */
  choose: (code: string, onDone?: () => void) => void;
}

/**
 * 'Sync from WordPress': applies the visitor's language on the companion site. For a language that would be new, it
 * asks first, or offers the plans that allow it. `ask` replaces the request to the site.
 */
export function useSyncFromCompanion(
  site: ConnectedSite | undefined,
  { current, isOwn, canStart, choose }: LanguageChoice,
  ask: (ajaxUrl: string) => Promise<CompanionAnswer> = askCompanion,
) {
  const { t, i18n } = useTranslation('companion');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const name = (code: string) => languageName(code, i18n.language);

  const takeOver = async ({ host }: ConnectedSite, said: string | null) => {
    const code = knownLanguage(said ?? undefined);
    if (said === null) return void toast.info(t('sync.none', { host }));
    if (code === undefined) return void toast.info(t('sync.unknown', { host, code: said }));
    if (code === current) return void toast.success(t('sync.same', { host, language: name(code) }));
    if (!isOwn(code) && !canStart) {
      const wantsPlans = await confirm({
        title: t('sync.full_title', { language: name(code) }),
        message: t('sync.full_message', { host, language: name(code) }),
        action: t('sync.plans'),
      });
      return wantsPlans ? void navigate('/subscription/upgrade') : undefined;
    }
    const isWanted =
      isOwn(code) ||
      (await confirm({
        title: t('sync.start_title', { language: name(code) }),
        message: t('sync.start_message', { host, language: name(code) }),
        action: t('sync.start'),
      }));
    if (!isWanted) return undefined;
    // Stored only after success, so that the language is not sent back to the site.
    choose(code, () => keepTold(code));
  };

  const sync = async () => {
    if (!site || isBusy) return;
    setBusy(true);
    try {
      const { language } = await ask(site.ajaxUrl);
      await takeOver(site, language);
    } catch (failure) {
      toast.error(failureText(failure, site));
    } finally {
      setBusy(false);
    }
  };
  return { sync, isBusy };
}
