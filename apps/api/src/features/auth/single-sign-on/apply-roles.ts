import type { Transaction } from '@glossa/db/database';

import type { ProviderConfig, RoleValues } from '#config/single-sign-on.ts';
import { endAllSessions, lockActiveAdmins } from '#domain/accounts/queries.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { lockUser } from '../profile/queries.ts';
import { updateRoles, type Roles } from './queries.ts';

const roleNames = ['isSuperuser', 'isStaff', 'canManageContent'] as const satisfies (keyof RoleValues)[];

/** The roles' names in the security log. */
const loggedNames = {
  isSuperuser: 'is_superuser',
  isStaff: 'is_staff',
  canManageContent: 'can_manage_content',
} as const;

/**
 * Maps the values of a provider's claim to roles. If the provider is authoritative, removes the roles that are
 * configured for it but not claimed; otherwise, only adds roles.
 */
export function mapRoles(
  { values, isAuthoritative }: NonNullable<ProviderConfig['roles']>,
  claimed: readonly string[],
  current: Roles,
): Roles {
  const mapRole = (role: keyof RoleValues): boolean => {
    if (values[role].some((value) => claimed.includes(value))) return true;
    return current[role] && (!isAuthoritative || values[role].length === 0);
  };
  return {
    isSuperuser: mapRole('isSuperuser'),
    isStaff: mapRole('isStaff'),
    canManageContent: mapRole('canManageContent'),
  };
}

/**
 * Updates an account's roles from its provider's claim. If they change, records the change and ends all of the
 * account's sessions. The last active admin keeps the admin role, because no one else could restore it.
 */
export async function applyRoles(
  tx: Transaction,
  { id: providerId, label, roles }: ProviderConfig,
  { learnerId, claimed }: { learnerId: string; claimed: readonly string[] },
): Promise<void> {
  if (!roles) return;
  // Lock admins before the account, as everywhere, to avoid deadlocks.
  const admins = roles.isAuthoritative ? await lockActiveAdmins(tx) : [];
  const user = await lockUser(tx, learnerId);
  if (!user) return;
  const mapped = mapRoles(roles, claimed, user);
  const isLastAdmin = admins.length === 1 && admins[0] === learnerId;
  const target = { ...mapped, isSuperuser: mapped.isSuperuser || isLastAdmin };
  const changed = roleNames.filter((role) => target[role] !== user[role]);
  if (changed.length === 0) return;
  await updateRoles(tx, learnerId, target);
  await endAllSessions(tx, learnerId);
  const detail = Object.fromEntries(changed.map((role) => [loggedNames[role], [user[role], target[role]]]));
  await recordSecurityEvent(tx, {
    kind: 'role_change',
    account: { learnerId },
    detail: { ...detail, provider: providerId },
  });
  await recordAudit(tx, {
    actor: { id: null, name: label },
    action: 'learner.update',
    target: { kind: 'learner', id: learnerId },
    detail,
  });
}
