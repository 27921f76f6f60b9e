import { previewRoster, startRoster } from '@glossa/contract/learner-import';
import type { RosterPreview, RosterSettings } from '@glossa/contract/learner-import';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { TableFrame } from '@/ui/data/data-table.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { RejectedLines } from './roster-rejections.tsx';
import classes from './roster-preview.module.css';
import { RosterCounts } from './roster-counts.tsx';

const previewCounts = ['added', 'changed', 'kept', 'refused'] as const;

/** Step 2: what an import would change, its settings, and the start button. */
export function RosterPreviewStep({
  preview,
  onPreview,
  onChooseOther,
}: {
  preview: RosterPreview;
  onPreview: (preview: RosterPreview) => void;
  onChooseOther: () => void;
}) {
  const { t } = useTranslation('learners');
  const navigate = useNavigate();
  const label = useId();
  const [settings, setSettings] = useState<RosterSettings>({ existing: 'skip', invite: true });
  const params = { id: preview.id };
  // The setting behind the displayed counts, and the latest requested one; responses can arrive out of order.
  const displayed = useRef(settings.existing);
  const requested = useRef(settings.existing);
  const refreshPreview = useEndpointMutation(previewRoster, {
    onSuccess: (updated, { body }) => {
      if (body?.existing !== requested.current) return;
      displayed.current = requested.current;
      onPreview(updated);
    },
    onError: (_error, { body }) => {
      if (body?.existing !== requested.current) return;
      requested.current = displayed.current;
      setSettings((before) => ({ ...before, existing: displayed.current }));
    },
  });
  const start = useEndpointMutation(startRoster, {
    onSuccess: () => void navigate(`/admin/learners/import/${preview.id}`),
  });
  const { counts, file_name: fileName, refused } = preview;
  const choose = (existing: RosterSettings['existing']) => {
    const next = { ...settings, existing };
    requested.current = existing;
    setSettings(next);
    refreshPreview.mutate({ params, body: next });
  };
  const isEmpty = counts.added + counts.changed === 0;
  return (
    <Stack gap="lg">
      <Group component="p" gap="4px 12px" fw={600}>
        <bdi>{fileName}</bdi>
        <Button variant="subtle" size="compact-sm" onClick={onChooseOther}>
          {t('import.other')}
        </Button>
      </Group>
      <RosterCounts
        counts={previewCounts.map((name) => ({ label: t(`import.would.${name}`), value: counts[name] }))}
        isStale={refreshPreview.isPending}
      />
      <RosterSample preview={preview} />
      <RejectedLines lines={refused} count={counts.refused} />
      <Stack gap={10} align="flex-start">
        <Text component="span" fw={600} id={label}>
          {t('import.existing.label')}
        </Text>
        <Segmented
          aria-labelledby={label}
          data={[
            { value: 'skip', label: t('import.existing.skip') },
            { value: 'update', label: t('import.existing.update') },
          ]}
          value={settings.existing}
          onChange={choose}
        />
        {settings.existing === 'update' && (
          <Text size="sm" c="dimmed">
            {t('import.existing.help')}
          </Text>
        )}
        <Checkbox
          label={t('import.invite', { count: counts.without_password })}
          description={t('import.invite_help')}
          checked={settings.invite && counts.without_password > 0}
          disabled={counts.without_password === 0}
          onChange={({ currentTarget }) => setSettings({ ...settings, invite: currentTarget.checked })}
        />
      </Stack>
      <div>
        <Button
          disabled={isEmpty || refreshPreview.isPending}
          loading={start.isPending}
          onClick={() => start.mutate({ params, body: settings })}
        >
          {isEmpty ? t('import.nothing') : t('import.start', { count: counts.added + counts.changed })}
        </Button>
      </div>
    </Stack>
  );
}

/** The first lines of a list, with the field that each column maps to. */
function RosterSample({ preview: { columns, sample } }: { preview: RosterPreview }) {
  const { t } = useTranslation('learners');
  return (
    <TableFrame label={t('import.sample')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ name, field }, index) => (
              <th key={index} scope="col" data-ignored={field === null || undefined}>
                <bdi>{name}</bdi>
                <Text
                  component="span"
                  display="block"
                  inherit
                  fw={400}
                  fz={12}
                  c={field === null ? 'dimmed' : 'var(--glossa-accent)'}
                >
                  {field === null ? t('import.left_out') : t(`fields.${field}`)}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ line, cells }) => (
            <tr key={line}>
              {columns.map(({ field }, index) => (
                <td key={index} dir="auto" data-ignored={field === null || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
