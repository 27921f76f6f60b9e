import { Button, Group, Stack } from '@mantine/core';
import type { ImportReport } from '@glossa/contract/mindmap-files';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import classes from './import-dialog.module.css';

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
        <ul className={classes.counts}>
          <li>{t('import.words', { added: report.words_added, kept: report.words_kept })}</li>
          <li>{t('import.links', { added: report.links_added, kept: report.links_kept })}</li>
        </ul>
        {report.refused_count > 0 && (
          <div>
            <p className={classes.heading}>{t('import.refused', { number: report.refused_count })}</p>
            <ul className={classes.entries}>
              {report.refused.map(({ list, index, entry, reason }) => (
                <li key={`${list} ${index}`}>
                  <code dir="ltr">{entry}</code>
                  {t(`import.reasons.${reason}`)}
                </li>
              ))}
            </ul>
            {unlisted > 0 && <p className={classes.heading}>{t('import.more', { number: unlisted })}</p>}
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
