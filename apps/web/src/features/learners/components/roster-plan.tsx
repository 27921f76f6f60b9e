import { previewRoster, startRoster } from '@glossa/contract/learner-import';
import type { RosterPreview, RosterSettings } from '@glossa/contract/learner-import';
import { Button, Checkbox } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './roster-plan.module.css';
import { RosterRefused } from './roster-refused.tsx';
import { RosterSample } from './roster-sample.tsx';

const figures = ['added', 'changed', 'kept', 'refused'] as const;

/** Step 2: what an import would change, its settings, and the start button. */
export function RosterPlan({
  preview,
  onPreview,
  onOther,
}: {
  preview: RosterPreview;
  onPreview: (preview: RosterPreview) => void;
  onOther: () => void;
}) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const navigate = useNavigate();
  const label = useId();
  const [settings, setSettings] = useState<RosterSettings>({ existing: 'skip', invite: true });
  const params = { id: preview.id };
  // The settings behind the counts shown, and the latest requested; responses can arrive out of order.
  const shown = useRef(settings.existing);
  const asked = useRef(settings.existing);
  const look = useEndpointMutation(previewRoster, {
    onSuccess: (found, { body }) => {
      if (body?.existing !== asked.current) return;
      shown.current = asked.current;
      onPreview(found);
    },
    onError: (_error, { body }) => {
      if (body?.existing !== asked.current) return;
      asked.current = shown.current;
      setSettings((before) => ({ ...before, existing: shown.current }));
    },
  });
  const start = useEndpointMutation(startRoster, {
    onSuccess: () => void navigate(`/admin/learners/import/${preview.id}`),
  });
  const { counts, file_name: name, refused } = preview;
  const choose = (existing: RosterSettings['existing']) => {
    const next = { ...settings, existing };
    asked.current = existing;
    setSettings(next);
    look.mutate({ params, body: next });
  };
  const isEmpty = counts.added + counts.changed === 0;
  return (
    <div className={classes.root}>
      <p className={classes.file}>
        <bdi>{name}</bdi>
        <Button variant="subtle" size="compact-sm" onClick={onOther}>
          {t('import.other')}
        </Button>
      </p>
      <dl className={classes.figures} aria-live="polite" aria-busy={look.isPending}>
        {figures.map((figure) => (
          <div key={figure} data-figure={figure}>
            <dt>{t(`import.would.${figure}`)}</dt>
            <dd>{format.number(counts[figure])}</dd>
          </div>
        ))}
      </dl>
      <RosterSample preview={preview} />
      <RosterRefused lines={refused} count={counts.refused} />
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
          disabled={isEmpty || look.isPending}
          loading={start.isPending}
          onClick={() => start.mutate({ params, body: settings })}
        >
          {isEmpty ? t('import.nothing') : t('import.start', { count: counts.added + counts.changed })}
        </Button>
      </div>
    </div>
  );
}
