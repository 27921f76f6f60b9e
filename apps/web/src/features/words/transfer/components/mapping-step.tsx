import type { ImportPreview } from '@glossa/contract/word-import';
import { startImport } from '@glossa/contract/word-import';
import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useImportSettings } from '../hooks/use-import-settings.ts';
import { ImportOptions } from './import-options.tsx';
import classes from './mapping-step.module.css';
import { PreviewCounts } from './preview-counts.tsx';
import { PreviewTable } from './preview-table.tsx';
import { RefusedLines } from './refused-lines.tsx';

/** Step 2: maps the columns, and shows what an import would do. */
export function MappingStep({
  first,
  onBack,
  onStarted,
}: {
  first: ImportPreview;
  onBack: () => void;
  onStarted: () => void;
}) {
  const { t } = useTranslation('transfer');
  const user = useUser();
  const { settings, change, preview, isFetching } = useImportSettings(first, user.current_language ?? 'en');
  const start = useEndpointMutation(startImport, { onSuccess: onStarted });
  const hasWords = settings.columns.includes('text');
  const number = preview.counts.new + preview.counts.existing;
  return (
    <div className={classes.root}>
      <p className={classes.file}>
        <bdi>{preview.file_name}</bdi> · {t(`kind.${preview.kind}`)}
      </p>
      <PreviewTable
        preview={preview}
        columns={settings.columns}
        onChange={(columns) => change({ columns })}
      />
      {settings.header !== undefined && (
        <Switch
          label={t('columns.header')}
          checked={settings.header}
          onChange={({ currentTarget }) => change({ header: currentTarget.checked })}
        />
      )}
      {!hasWords && (
        <p className={classes.problem} role="alert">
          {t('columns.word_required')}
        </p>
      )}
      <PreviewCounts counts={preview.counts} isFetching={isFetching} />
      <RefusedLines lines={preview.refused} count={preview.counts.refused} />
      <ImportOptions settings={settings} onChange={change} mappable={preview.mappable} />
      <div className={classes.actions}>
        <Button
          disabled={!hasWords || number === 0 || isFetching}
          loading={start.isPending}
          onClick={() => start.mutate({ params: { id: first.id }, body: settings })}
        >
          {t('columns.start', { count: number })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('columns.other_file')}
        </Button>
      </div>
    </div>
  );
}
