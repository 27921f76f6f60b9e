import { exportSubjects, securityEventKinds, signInMethods } from '@glossa/contract/security-log';
import type { SecurityEvent, SecurityEventKind } from '@glossa/contract/security-log';
import { useTranslation } from 'react-i18next';

import { useSignInTexts } from '@/domain/security/use-sign-in-texts.ts';

/** Events that are also in the audit log, under the same names. */
const auditNames = {
  factor_add: 'learner_add_factor',
  factor_remove: 'learner_remove_factor',
  factor_reset: 'learner_reset_factor',
  codes_renew: 'learner_renew_codes',
  sessions_end: 'learner_end_sessions',
  account_activate: 'learner_activate',
  account_deactivate: 'learner_deactivate',
  account_delete: 'learner_delete',
} as const satisfies Partial<Record<SecurityEventKind, string>>;

const isInAudit = (kind: SecurityEventKind): kind is keyof typeof auditNames => kind in auditNames;

const roles = ['is_superuser', 'is_staff', 'can_manage_content'] as const;

/** Returns functions that describe events in the security log. */
export function useEventTexts() {
  const { t } = useTranslation(['security', 'audit', 'learners']);
  const { methodName, deviceName } = useSignInTexts();

  const kindName = (kind: SecurityEventKind): string =>
    isInAudit(kind) ? t(`audit:actions.${auditNames[kind]}`) : t(`log.kinds.${kind}`);

  const subjectName = (subject: (typeof exportSubjects)[number]): string =>
    subject === 'audit_log'
      ? t('audit:title')
      : subject === 'security_log'
        ? t('log.title')
        : t(`log.subjects.${subject}`);

  const factorNames: Record<string, string> = {
    app: t('app.title'),
    passkey: t('log.methods.passkey'),
    recovery_codes: t('codes.title'),
  };

  const describeDetail = (detail: SecurityEvent['detail']): string[] => {
    const method = signInMethods.find((one) => one === detail['method']);
    const subject = exportSubjects.find((one) => one === detail['subject']);
    const factor = factorNames[String(detail['factor'])];
    const { provider, sessions, tokens } = detail;
    return [
      ...(method ? [methodName(method)] : []),
      ...(typeof provider === 'string' ? [provider] : []),
      ...(subject ? [subjectName(subject)] : []),
      ...(factor ? [factor] : []),
      ...(typeof sessions === 'number' ? [t('learners:sessions', { count: sessions })] : []),
      ...(typeof tokens === 'number' ? [t('learners:tokens', { count: tokens })] : []),
      ...roles.flatMap((role) => {
        const pair = detail[role];
        if (!Array.isArray(pair)) return [];
        const [before, after] = pair.map((value) =>
          t(value === true ? 'audit:values.yes' : 'audit:values.no'),
        );
        return [t('audit:change', { field: t(`learners:fields.${role}`), before, after })];
      }),
    ];
  };

  return {
    kindName,
    /** Returns an event's name, even if a newer version recorded the event. */
    eventName: ({ kind }: SecurityEvent): string => {
      const known = securityEventKinds.find((one) => one === kind);
      return known ? kindName(known) : kind;
    },
    /** Returns the name of the account that an event concerns. */
    accountName: ({ account, alias }: SecurityEvent): string => {
      if (account !== null) return account;
      const [status, code = ''] = alias.split(':');
      const name = t(status === 'deleted' ? 'log.deleted_account' : 'log.reasons.unknown_account');
      return `${name} ${code}`.trim();
    },
    /** Returns an event's details: why it failed, who caused it, what changed, and where the request came from. */
    listFacts: (event: SecurityEvent): string[] => {
      const { kind, reason, actor_kind: by, actor, user_agent, detail } = event;
      return [
        ...(reason !== null && kind !== 'lockout' ? [t(`log.reasons.${reason}`)] : []),
        ...describeDetail(detail),
        ...(by === 'user' ? [t('log.by', { name: actor ?? t('log.deleted_account') })] : []),
        ...(by === 'operator' ? [t('log.by', { name: t('audit:operator') })] : []),
        ...(user_agent !== '' ? [deviceName(user_agent)] : []),
      ];
    },
  };
}
