import type { NewLearner } from '@glossa/contract/learners';
import { newId } from '@glossa/db/new-id';

import type { Deps } from '#deps.ts';
import { refuseCommon } from '#domain/accounts/common-passwords.ts';
import { freeUsername } from '#domain/accounts/free-username.ts';
import { hashPassword } from '#domain/accounts/password-hash.ts';
import type { User } from '#domain/accounts/user.ts';
import { suitableUsernames } from '#domain/accounts/username.ts';
import { insertLearner } from './change-queries.ts';
import { noteDeed, type Actor } from './deeds.ts';
import { makeInvitation, sendInvitation } from './invitation.ts';
import { unlessTaken } from './taken.ts';
import { unknownPassword } from './unknown-password.ts';

/** Creates an account and invites its owner if no password is given. Returns its ID. */
export async function addLearner(
  deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'background'>,
  actor: Actor & Pick<User, 'uiLanguage'>,
  { password, invite, username, email, ...given }: NewLearner,
): Promise<string> {
  if (password !== undefined) refuseCommon('password', password);
  const passwordHash = await (password === undefined ? unknownPassword() : hashPassword(password));
  const id = newId();
  const { firstname = '', lastname = '', current_language: language = null } = given;
  const names = suitableUsernames({ email, firstName: firstname, lastName: lastname });
  const learner = {
    email,
    username: username ?? (await freeUsername(deps.db, names)),
    firstname,
    lastname,
    address: given.address ?? '',
    postalcode: given.postalcode ?? '',
    city: given.city ?? '',
    country: given.country ?? '',
    native_language: given.native_language ?? '',
    current_language: language,
    selected_languages: language === null ? [] : [language],
    subscription_type: given.subscription_type ?? 'Basic',
    is_active: true,
    points: given.points ?? 0,
    user_level: given.user_level ?? null,
    business: given.business ?? false,
    account_type: given.account_type ?? 'learner',
    is_superuser: given.is_superuser ?? false,
    is_staff: given.is_staff ?? false,
    can_manage_content: given.can_manage_content ?? false,
  } as const;
  const { is_superuser, is_staff, can_manage_content, subscription_type, account_type } = learner;
  const invited = invite && password === undefined;
  const token = await unlessTaken(() =>
    deps.db.transaction(async (tx) => {
      await insertLearner(tx, id, {
        learner: { ...learner, selected_languages: [...learner.selected_languages] },
        passwordHash,
        // Until its owner chooses one.
        uiLanguage: actor.uiLanguage,
      });
      const detail = { is_superuser, is_staff, can_manage_content, subscription_type, account_type, invited };
      await noteDeed(tx, actor, { action: 'create', target: id, detail });
      return invited ? makeInvitation(tx, id) : undefined;
    }),
  );
  if (token !== undefined)
    deps.background.run('invitation', () =>
      sendInvitation(deps, { email, uiLanguage: actor.uiLanguage }, token),
    );
  return id;
}
