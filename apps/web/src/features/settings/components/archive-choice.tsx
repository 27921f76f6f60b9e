import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { FileField } from '@/lib/files/file-field.tsx';
import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useSendArchive } from '../hooks/use-send-archive.ts';
import classes from './data-section.module.css';

/** Chooses or drops an archive, and uploads it. */
export function ArchiveChoice({ largest }: { largest: number }) {
  const { t } = useTranslation(['settings', 'common']);
  const format = useFormat();
  const size = useFileSize();
  const { share, problem, send, cancel } = useSendArchive();
  const take = (file: File | undefined) => file && send(file);
  const { dropping, handlers } = useFileDrop(([file]) => take(file));
  if (share !== undefined) {
    return (
      <div className={classes.task}>
        <p className={classes.state}>
          <span role="status">{t('data.sending')}</span>
          <span>{format.percent(share)}</span>
        </p>
        <Progress.Root size={8}>
          <Progress.Section value={Math.max(2, share * 100)} animated aria-label={t('data.sending')} />
        </Progress.Root>
        <Button mt="sm" size="xs" variant="default" onClick={cancel}>
          {t('common:cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div {...handlers} data-dropping={dropping || undefined}>
      <FileField
        label={t('data.choose')}
        accept=".zip"
        file={undefined}
        error={problem && errorText(problem)}
        onChange={take}
      >
        {t('data.choose_help', { size: size(largest) })}
      </FileField>
    </div>
  );
}
