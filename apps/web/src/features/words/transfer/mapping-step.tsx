import { startImport } from '@glossa/contract/word-import';
import type { ImportPreview } from '@glossa/contract/word-import';
import { Box, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useImportSettings, ImportOptions } from './import-settings.tsx';
import { PreviewTable } from './preview-table.tsx';
import { RejectedLines } from './rejected-lines.tsx';

/** Step 2: the learner maps the columns and sees what the import would do. */
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
  const importable = preview.counts.new + preview.counts.existing;
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{preview.file_name}</bdi> · {t(`kind.${preview.kind}`)}
      </Text>
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
        <Text c="var(--glossa-danger)" role="alert">
          {t('columns.word_required')}
        </Text>
      )}
      <PreviewCounts counts={preview.counts} isFetching={isFetching} />
      <RejectedLines lines={preview.refused} count={preview.counts.refused} />
      <ImportOptions settings={settings} onChange={change} mappable={preview.mappable} />
      <Group gap="xs">
        <Button
          disabled={!hasWords || importable === 0 || isFetching}
          loading={start.isPending}
          onClick={() => start.mutate({ params: { id: first.id }, body: settings })}
        >
          {t('columns.start', { count: importable })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('columns.other_file')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The number of new, existing and rejected words. */
function PreviewCounts({ counts, isFetching }: { counts: ImportPreview['counts']; isFetching: boolean }) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  return (
    <Box aria-live="polite" aria-busy={isFetching} opacity={isFetching ? 0.5 : 1}>
      <StatList
        isPlain
        stats={(['new', 'existing', 'refused'] as const).map((name) => ({
          label: t(`counts.${name}`),
          value: format.number(counts[name]),
        }))}
      />
    </Box>
  );
}
