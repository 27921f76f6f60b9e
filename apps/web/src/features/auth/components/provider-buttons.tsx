import { startProviderSignIn } from '@glossa/contract/single-sign-on';
import type { SignInOptions } from '@glossa/contract/single-sign-on';
import { Anchor, Button, Divider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { openProvider } from '@/domain/single-sign-on/open-provider.ts';

/** Buttons that sign in with a provider. If the page has a password form, the buttons are below the form. */
export function ProviderButtons({
  options: { providers, password_sign_in: hasForm },
  returnPath,
  onProblem,
}: {
  options: SignInOptions;
  returnPath: string | undefined;
  onProblem: (problem: string | undefined) => void;
}) {
  const { t, i18n } = useTranslation('auth');
  const [pending, setPending] = useState<string>();
  const signIn = async (provider: string) => {
    onProblem(undefined);
    setPending(provider);
    const body = { ui_language: i18n.language, ...(returnPath !== undefined && { next: returnPath }) };
    try {
      openProvider(await call(startProviderSignIn, { params: { provider }, body }));
    } catch (error) {
      onProblem(errorText(error));
      setPending(undefined);
    }
  };
  const link = (to: string) => <Anchor component={Link} to={to} target="_blank" underline="always" inherit />;
  return (
    <Stack gap="md">
      {hasForm && <Divider label={t('login.or')} labelPosition="center" />}
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          variant="default"
          size="md"
          py={8}
          fullWidth
          loading={pending === id}
          disabled={pending !== undefined && pending !== id}
          onClick={() => void signIn(id)}
        >
          {t('login.with_provider', { name: label })}
        </Button>
      ))}
      {providers.some(({ creates_accounts: createsAccounts }) => createsAccounts) && (
        <Text size="sm" c="dimmed">
          <Trans
            t={t}
            i18nKey="login.creates_account"
            components={{ terms: link('/terms'), privacy: link('/privacy') }}
          />
        </Text>
      )}
    </Stack>
  );
}
