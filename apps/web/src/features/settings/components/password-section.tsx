import { changePassword } from '@glossa/contract/auth';
import type { ApiError } from '@glossa/contract/client';
import { messages } from '@glossa/contract/messages';
import { FirstPassword, PasswordChange, findWeaknesses } from '@glossa/contract/passwords';
import { listIdentities, setPassword } from '@glossa/contract/single-sign-on';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { SettingsSection } from './settings-section.tsx';

const empty = { current_password: '', new_password: '', confirm: '' };

/** Changes the password, or sets the first one, if the site allows passwords. */
export function PasswordSection() {
  const { data } = useQuery(endpointQuery(listIdentities, {}));
  if (data && !data.accepts_passwords) return null;
  return data?.has_password === false ? <InitialPassword /> : <ChangePassword />;
}

/** Sets a password for an account created through a provider. */
function InitialPassword() {
  const { t } = useTranslation(['settings', 'validation']);
  const { start } = useSession();
  const { email } = useUser();
  const form = useContractForm(
    FirstPassword.loose(),
    { new_password: '', confirm: '' },
    ({ new_password, confirm }): Partial<{ confirm: string }> =>
      new_password === confirm ? {} : { confirm: t('validation:new_passwords_differ') },
  );
  const set = useEndpointMutation(setPassword, {
    meta: { success: t('password.changed'), handlesError: form.showFieldErrors },
    invalidates: [listIdentities],
    onSuccess: start,
  });
  return (
    <SettingsSection title={t('password.first_title')} help={t('password.first_help')}>
      <form onSubmit={form.submit(({ new_password }) => set.mutate({ body: { new_password } }))} noValidate>
        <Stack gap="md">
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <NewPasswordFields form={form} />
          <div>
            <Button type="submit" loading={set.isPending}>
              {t('password.first_title')}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}

/** Changes the password. The form's own rules are checked before the contract's stricter ones. */
function ChangePassword() {
  const { t } = useTranslation(['settings', 'validation']);
  const { start } = useSession();
  const { email } = useUser();
  const form = useContractForm(
    PasswordChange.loose(),
    empty,
    ({ current_password, new_password, confirm }): Partial<typeof empty> => {
      const required = t('validation:all_fields_required');
      if (!current_password || !new_password || !confirm) {
        return {
          ...(current_password ? {} : { current_password: required }),
          ...(new_password ? {} : { new_password: required }),
          ...(confirm ? {} : { confirm: required }),
        };
      }
      if (new_password.length < 8) return { new_password: t('validation:new_password_short') };
      if (new_password === current_password)
        return { new_password: validationText(messages.password_unchanged) };
      return new_password === confirm ? {} : { confirm: t('validation:new_passwords_differ') };
    },
  );
  const handlesError = (error: ApiError): boolean => {
    if (error.code === 'wrong_password') form.setErrors({ current_password: errorText(error) });
    else if (error.code === 'same_password') form.setErrors({ new_password: errorText(error) });
    else return form.showFieldErrors(error);
    return true;
  };
  const change = useEndpointMutation(changePassword, {
    meta: { success: t('password.changed'), handlesError },
    onSuccess: (session) => {
      start(session);
      form.reset();
    },
  });
  return (
    <SettingsSection title={t('password.title')} help={t('password.help')}>
      <form
        onSubmit={form.submit(({ current_password, new_password }) =>
          change.mutate({ body: { current_password, new_password } }),
        )}
        noValidate
      >
        <Stack gap="md">
          {/* Let password managers know which account the password belongs to. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            {...form.field('current_password')}
            label={t('password.current')}
            autoComplete="current-password"
          />
          <NewPasswordFields form={form} />
          <div>
            <Button type="submit" loading={change.isPending}>
              {t('password.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}

/** The fields for a new password, with its rules. */
function NewPasswordFields({
  form,
}: {
  form: {
    values: { new_password: string };
    field: (name: 'new_password' | 'confirm') => ComponentProps<typeof PasswordField>;
  };
}) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PasswordField {...form.field('new_password')} label={t('password.new')} autoComplete="new-password" />
      <PasswordRules password={form.values.new_password} />
      <PasswordField {...form.field('confirm')} label={t('password.confirm')} autoComplete="new-password" />
    </>
  );
}

const rules = [
  ['length', messages.strong_short],
  ['uppercase', messages.strong_uppercase],
  ['lowercase', messages.strong_lowercase],
  ['number', messages.strong_number],
  ['special', messages.strong_special],
] as const;

/** The requirements for a strong password, checked off as the user types. */
function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('settings');
  const weaknesses = findWeaknesses(password);
  const ruleMessages = new Set<string>(rules.map(([, message]) => message));
  const items = [
    ...rules.map(([key, message]) => [key, !weaknesses.includes(message)] as const),
    ['pattern', password !== '' && weaknesses.every((message) => ruleMessages.has(message))] as const,
  ];
  return (
    <Box fz="sm" c="dimmed">
      <Text inherit mb={4}>
        {t('password.rules')}
      </Text>
      <AutoGrid component="ul" minColumn={220} gap="2px 16px">
        {items.map(([key, met]) => (
          <Group component="li" key={key} gap={6} wrap="nowrap" c={met ? 'var(--glossa-success)' : 'dimmed'}>
            {met ? (
              <IconCheck size={16} aria-label={t('password.met')} />
            ) : (
              <IconPoint size={16} aria-label={t('password.unmet')} />
            )}
            {t(`password.rule.${key}`)}
          </Group>
        ))}
      </AutoGrid>
    </Box>
  );
}
