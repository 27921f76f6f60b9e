import { Button, Group, Stack } from '@mantine/core';
import { revealOutboxMail } from '@glossa/contract/outbox';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { PasswordField } from '@/ui/inputs/password-field.tsx';

interface Props {
  mailId: string;
  /** Receives the full text of the email. */
  onReveal: (text: string) => void;
  onClose: () => void;
}

/** Asks an admin for their password before an email's links are shown. */
export function RevealDialog({ mailId, onReveal, onClose }: Props) {
  const { t } = useTranslation(['outbox', 'common']);
  const { email } = useUser();
  const form = useContractForm(revealOutboxMail.body, { password: '' });
  const reveal = useEndpointMutation(revealOutboxMail, {
    meta: {
      takesError: (error) => {
        if (error.code !== 'wrong_password') return form.takeErrors(error);
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
      <form onSubmit={form.submit((body) => reveal.mutate({ params: { id: mailId }, body }))} noValidate>
        <Stack gap="md">
          <p style={{ margin: 0 }}>{t('reveal_help')}</p>
          {/* Lets password managers know which account the password belongs to. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
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
