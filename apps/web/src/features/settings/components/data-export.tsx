import { exportAccount, getAccountArchives } from '@glossa/contract/account-archive';
import type { AccountExport } from '@glossa/contract/account-archive';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { isOpen } from '../open-task.ts';
import classes from './data-section.module.css';
import { DataTask } from './data-task.tsx';

/** Exports the account, and offers the latest archive for download. */
export function DataExport({ last, onChange }: { last: AccountExport | null; onChange: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const size = useFileSize();
  const pack = useEndpointMutation(exportAccount, { invalidates: [getAccountArchives] });
  if (last?.task && isOpen(last.task))
    return <DataTask task={last.task} title={t('data.packing')} onEnd={onChange} />;
  return (
    <>
      {last?.url && (
        <div className={classes.card}>
          <p className={classes.name}>
            {t('data.archive_of', { date: format.dateTime(new Date(last.created_at)) })}
          </p>
          <p className={classes.help}>
            {size(last.bytes ?? 0)}
            {last.available_until &&
              ` · ${t('data.until', { date: format.date(new Date(last.available_until)) })}`}
          </p>
          <Button mt="sm" component="a" href={last.url} download>
            {t('data.download')}
          </Button>
        </div>
      )}
      {last?.task?.status === 'FAILURE' && (
        <p className={classes.problem} role="alert">
          {t('data.export_failed')} {codeText(last.task.message ?? 'unknown_error')}
        </p>
      )}
      <Button mt="sm" variant="default" loading={pack.isPending} onClick={() => pack.mutate({})}>
        {last?.url ? t('data.export_again') : t('data.export')}
      </Button>
    </>
  );
}
