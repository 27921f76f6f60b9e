import { previewRoster, startRoster } from '@glossa/contract/learner-import';
import type { RosterPreview, RosterSettings } from '@glossa/contract/learner-import';
import { Button, Checkbox } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './roster-preview.module.css';
import { RejectedLines } from './roster-rejections.tsx';
import rosterSampleClasses from './roster-sample.module.css';

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
  const format = useFormat();
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
    <div className={classes.root}>
      <p className={classes.file}>
        <bdi>{fileName}</bdi>
        <Button variant="subtle" size="compact-sm" onClick={onChooseOther}>
          {t('import.other')}
        </Button>
      </p>
      <dl className={classes.figures} aria-live="polite" aria-busy={refreshPreview.isPending}>
        {previewCounts.map((name) => (
          <div key={name} data-count={name}>
            <dt>{t(`import.would.${name}`)}</dt>
            <dd>{format.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <RosterSample preview={preview} />
      <RejectedLines lines={refused} count={counts.refused} />
      <div className={classes.settings}>
        <span id={label} className={classes.label}>
          {t('import.existing.label')}
        </span>
        <Segmented
          aria-labelledby={label}
          data={[
            { value: 'skip', label: t('import.existing.skip') },
            { value: 'update', label: t('import.existing.update') },
          ]}
          value={settings.existing}
          onChange={choose}
        />
        {settings.existing === 'update' && <p className={classes.help}>{t('import.existing.help')}</p>}
        <Checkbox
          label={t('import.invite', { count: counts.without_password })}
          description={t('import.invite_help')}
          checked={settings.invite && counts.without_password > 0}
          disabled={counts.without_password === 0}
          onChange={({ currentTarget }) => setSettings({ ...settings, invite: currentTarget.checked })}
        />
      </div>
      <div>
        <Button
          disabled={isEmpty || refreshPreview.isPending}
          loading={start.isPending}
          onClick={() => start.mutate({ params, body: settings })}
        >
          {isEmpty ? t('import.nothing') : t('import.start', { count: counts.added + counts.changed })}
        </Button>
      </div>
    </div>
  );
}

/** The first lines of a list, with the field that each column maps to. */
function RosterSample({ preview: { columns, sample } }: { preview: RosterPreview }) {
  const { t } = useTranslation('learners');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled with the keys.
    <div className={rosterSampleClasses.scroll} tabIndex={0} role="region" aria-label={t('import.sample')}>
      <table className={rosterSampleClasses.table}>
        <thead>
          <tr>
            {columns.map(({ name, field }, index) => (
              <th key={index} scope="col" data-ignored={field === null || undefined}>
                <bdi>{name}</bdi>
                <span>{field === null ? t('import.left_out') : t(`fields.${field}`)}</span>
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
    </div>
  );
}
