import { chooseVisitorLanguage, getCompanion } from '@glossa/contract/companion';
import { fail } from '@glossa/contract/failure';
import { languageById } from '@glossa/language/languages';

import { defaultLanguageCookie } from '#config/companion.ts';
import type { Deps } from '#deps.ts';
import { setLanguageCookies } from '#http/language-cookies.ts';
import { route, type Route } from '#http/route.ts';

export function companionRoutes({ config }: Pick<Deps, 'config'>): Route[] {
  const { companion } = config;
  return [
    route(getCompanion, async () => ({
      site: companion?.site ?? null,
      ajax_url: companion?.ajaxUrl ?? null,
      cookie: companion?.cookie ?? defaultLanguageCookie,
    })),

    route(chooseVisitorLanguage, async ({ body, user, response }) => {
      // A learner's language is stored in the account, and the cookies are set from it.
      if (user?.accountType === 'learner') fail('forbidden');
      const { code } = languageById(body.language) ?? fail('invalid_request');
      setLanguageCookies(response, config, { current: code, selected: [] });
      return { language: code };
    }),
  ];
}
