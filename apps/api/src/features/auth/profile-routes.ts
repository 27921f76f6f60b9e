import { deleteAccount, getMe, startLearning, updateProfile, updateUiLanguage } from '@glossa/contract/auth';

import type { Deps } from '../../deps.ts';
import { setLanguageCookies } from '../../http/language-cookies.ts';
import { route, type Route } from '../../http/route.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { closeSession } from './own-session.ts';
import { languageChoiceOf, presentUser } from './present-user.ts';
import { writeUiLanguage } from './profile-queries.ts';
import { changeProfile, readCard } from './profile.ts';

export function profileRoutes({ db, config, storage }: Pick<Deps, 'db' | 'config' | 'storage'>): Route[] {
  return [
    route(getMe, ({ person }) => readCard(db, person)),

    route(startLearning, async ({ body, person, response }) => {
      const choice = { current: body.language };
      const learner = await changeProfile(db, person.id, { choice, asLearner: true });
      setLanguageCookies(response, config, languageChoiceOf(learner));
      return presentUser(learner);
    }),

    route(updateProfile, async ({ body, person, response }) => {
      const { current_language: current, selected_languages: selected, ...change } = body;
      const changed = await changeProfile(db, person.id, { choice: { current, selected }, change });
      setLanguageCookies(response, config, languageChoiceOf(changed));
      return presentUser(changed);
    }),

    route(updateUiLanguage, async ({ body, person }) => {
      await writeUiLanguage(db, person.id, body.language_code.toLowerCase());
    }),

    route(deleteAccount, async ({ person, request, response }) => {
      await deleteOwnAccount({ db, storage }, person.id);
      await closeSession({ request, response }, { forget: true });
    }),
  ];
}
