import { Anchor, Group, Text } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { errorCodeText } from '@/lib/i18n/error-text.ts';

/** Shows why a text couldn't be processed, with a button to delete it. */
export function FailedRow({ text, onDelete }: { text: TextCard; onDelete: () => void }) {
  const { t } = useTranslation(['texts', 'common']);
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" mt={4} c="var(--glossa-danger)">
      <IconAlertTriangle style={{ flex: 'none' }} size={16} stroke={1.8} aria-hidden="true" />
      <Text size="sm" lh={1.4}>
        {t('row.failed', { reason: errorCodeText(text.problem ?? 'unknown_error') })}{' '}
        <Anchor component="button" type="button" inherit pos="relative" td="underline" onClick={onDelete}>
          {t('common:delete')}
        </Anchor>
      </Text>
    </Group>
  );
}
