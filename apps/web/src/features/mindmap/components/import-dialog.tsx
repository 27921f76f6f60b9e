import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { ImportReport } from '@glossa/contract/mindmap-files';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';

/** The result of an import: counts, and each rejected entry with its reason. */
export function ImportDialog({
  report,
  onUndo,
  onClose,
}: {
  report: ImportReport;
  /** Undoes the import; undefined when nothing was imported. */
  onUndo: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(['mindmap', 'common']);
  const unlisted = report.refused_count - report.refused.length;
  return (
    <Dialog onClose={onClose} title={t('import.done')}>
      <Stack gap="md">
        <ul className="bulleted">
          <li>{t('import.words', { added: report.words_added, kept: report.words_kept })}</li>
          <li>{t('import.links', { added: report.links_added, kept: report.links_kept })}</li>
        </ul>
        {report.refused_count > 0 && (
          <div>
            <Text fw={500} mb={6}>
              {t('import.refused', { number: report.refused_count })}
            </Text>
            <Text
              component="ul"
              className="bulleted"
              size="sm"
              c="dimmed"
              mah={240}
              style={{ overflow: 'auto' }}
            >
              {report.refused.map(({ list, index, entry, reason }) => (
                <Box key={`${list} ${index}`} component="li" mb="xs">
                  <Text component="code" size="sm" lineClamp={2} dir="ltr">
                    {entry}
                  </Text>
                  {t(`import.reasons.${reason}`)}
                </Box>
              ))}
            </Text>
            {unlisted > 0 && <Text fw={500}>{t('import.more', { number: unlisted })}</Text>}
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          {onUndo && (
            <Button variant="default" onClick={onUndo}>
              {t('common:undo')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
