import { revealOutboxMessage } from '@glossa/contract/outbox';
import type { OutboxMessage } from '@glossa/contract/outbox';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkedText } from '@/ui/data/linked-text.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { Card } from '@/ui/layout/card.tsx';

/** An email with recipient, subject and date; expands to its text. */
export function OutboxEmail({ email }: { email: OutboxMessage }) {
  const { t } = useTranslation('outbox');
  const [revealed, setRevealed] = useState<string>();
  const [asksForPassword, setAsksForPassword] = useState(false);
  return (
    <Card p={0}>
      <details>
        <Group component="summary" align="stretch" justify="space-between" gap="4px 16px" p="md" bdrs={12}>
          <strong>{email.subject}</strong>
          <Text component="span" size="sm" c="dimmed">
            {t('to', { address: email.to })} · <RelativeTime value={email.sent_at} />
          </Text>
        </Group>
        <Text px="md" pb="md" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {email.links === 'none' || revealed !== undefined ? (
            <LinkedText>{revealed ?? email.text}</LinkedText>
          ) : (
            email.text
          )}
        </Text>
        {email.links === 'of_another_admin' ? (
          <Text px="md" pb="md" c="dimmed">
            {t('of_admin')}
          </Text>
        ) : null}
        {email.links === 'hidden' && revealed === undefined ? (
          <Box px="md" pb="md">
            <Button variant="default" onClick={() => setAsksForPassword(true)}>
              {t('reveal')}
            </Button>
          </Box>
        ) : null}
        {asksForPassword ? (
          <RevealDialog emailId={email.id} onReveal={setRevealed} onClose={() => setAsksForPassword(false)} />
        ) : null}
      </details>
    </Card>
  );
}

interface Props {
  emailId: string;
  /** Receives the full text of the email. */
  onReveal: (text: string) => void;
  onClose: () => void;
}

/** Asks an admin for their password before an email's links are shown. */
function RevealDialog({ emailId, onReveal, onClose }: Props) {
  const { t } = useTranslation(['outbox', 'common']);
  const user = useUser();
  const form = useContractForm(revealOutboxMessage.body, { password: '' });
  const reveal = useEndpointMutation(revealOutboxMessage, {
    meta: {
      handlesError: (error) => {
        if (error.code !== 'wrong_password') return form.showFieldErrors(error);
        form.setErrors({ password: errorText(error) });
        return true;
      },
    },
    onSuccess: ({ text }) => {
      onReveal(text);
      onClose();
    },
  });
  return (
    <Dialog title={t('reveal_title')} onClose={onClose} centered>
      <form onSubmit={form.submit((body) => reveal.mutate({ params: { id: emailId }, body }))} noValidate>
        <Stack gap="md">
          <p>{t('reveal_help')}</p>
          {/* Lets password managers know which account the password belongs to. */}
          <input type="text" name="username" value={user.email} autoComplete="username" readOnly hidden />
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={reveal.isPending}>
              {t('reveal')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
