import type { ImportPreview } from '@glossa/contract/word-import';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';

/** The first rejected lines with their reasons. Renders nothing if there are none. */
export function RejectedLines({ lines, count }: { lines: ImportPreview['refused']; count: number }) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>{t('refused.summary', { count })}</summary>
      <Stack component="ul" gap="xs" mt="sm" fz="sm">
        {lines.map(({ line, reason, text }) => (
          <Group key={line} component="li" gap="4px 12px">
            <Text span inherit c="dimmed">
              {t('refused.line', { line: format.number(line) })}
            </Text>
            <Text component="bdi" inherit fw={600}>
              {text}
            </Text>
            <span>{t(`refusal.${reason}`)}</span>
          </Group>
        ))}
      </Stack>
      {count > lines.length && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('refused.more', { count: count - lines.length })}
        </Text>
      )}
    </details>
  );
}
