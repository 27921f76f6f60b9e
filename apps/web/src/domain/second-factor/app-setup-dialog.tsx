import { confirmAppSetup } from '@glossa/contract/second-factor';
import { Button, Center, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';

/** Shows a new secret as a QR code and as text, and checks the first code. */
export function AppSetupDialog({
  secret,
  uri,
  onDone,
  onClose,
}: {
  secret: string;
  uri: string;
  /** Called with the recovery codes, or null if the account already has some. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['security', 'common']);
  const { copied, copy } = useClipboard();
  const isPhone = useIsPhone();
  const form = useContractForm(confirmAppSetup.body, { code: '' });
  const confirm = useEndpointMutation(confirmAppSetup, {
    meta: {
      handlesError: (error) => {
        if (error.code === 'code_wrong') form.setErrors({ code: errorText(error) });
        return error.code === 'code_wrong' || form.showFieldErrors(error);
      },
    },
    onSuccess: ({ recovery_codes: codes }) => onDone(codes),
  });
  return (
    <Dialog title={t('app.title')} onClose={onClose}>
      <form onSubmit={form.submit((body) => confirm.mutate({ body }))} noValidate>
        <Stack gap="md">
          <Text>{t('app.scan')}</Text>
          <Center>
            <QrCode text={uri} label={t('app.qr')} />
          </Center>
          {isPhone && (
            <Button component="a" href={uri} variant="default">
              {t('app.open')}
            </Button>
          )}
          <div>
            <Text size="sm" c="dimmed" mb={4}>
              {t('app.manual')}
            </Text>
            <Group gap="xs" wrap="nowrap">
              <Text component="code" dir="ltr" flex={1} style={{ overflowWrap: 'anywhere' }}>
                {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
              </Text>
              <Button size="xs" variant="default" onClick={() => copy(secret)}>
                {copied ? t('common:copied') : t('common:copy')}
              </Button>
            </Group>
          </div>
          <CodeField {...form.field('code')} label={t('app.code')} data-autofocus />
          <Button type="submit" loading={confirm.isPending}>
            {t('app.confirm')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
