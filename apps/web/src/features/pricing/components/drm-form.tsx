import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { encryptionLevels, getDrmSettings, saveDrmSettings } from '@glossa/contract/shop-settings';
import type { DrmSettings } from '@glossa/contract/shop-settings';
import { useTranslation } from 'react-i18next';

import { useSavedSettings } from '../hooks/use-saved-settings.ts';
import { FailureNote } from './failure-note.tsx';
import classes from './panel.module.css';
import { SaveBar } from './save-bar.tsx';

const flags = ['allowOfflineAccess', 'allowPrinting', 'allowCopying'] as const;

/** Edits the terms of protected products. */
export function DrmForm({
  settings,
  onReload,
}: {
  settings: DrmSettings;
  onReload: () => Promise<DrmSettings | undefined>;
}) {
  const { t } = useTranslation('pricing');
  const form = useSavedSettings(settings, {
    read: getDrmSettings,
    save: saveDrmSettings,
    onReload,
  });
  const { values, set, failure } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <p className={classes.help}>{t('drm.help')}</p>
      <FailureNote failure={failure} onReload={form.reload} />
      <Checkbox
        label={t('drm.enabled')}
        description={t('drm.enabled_help')}
        checked={values.enabled}
        onChange={({ currentTarget }) => set('enabled', currentTarget.checked)}
      />
      <TextInput
        label={t('drm.watermarkText')}
        description={t('drm.watermark_help')}
        value={values.watermarkText}
        dir="auto"
        maxLength={200}
        error={failure.of('watermarkText')}
        onChange={({ currentTarget }) => set('watermarkText', currentTarget.value)}
      />
      <NumberInput
        label={t('drm.maxDevices')}
        description={t('drm.devices_help')}
        value={values.maxDevices}
        min={1}
        max={10}
        allowDecimal={false}
        clampBehavior="none"
        error={failure.of('maxDevices')}
        onChange={(value) => set('maxDevices', Number(value))}
      />
      <NumberInput
        label={t('drm.expirationDays')}
        description={t('drm.days_help')}
        value={values.expirationDays}
        min={1}
        allowDecimal={false}
        clampBehavior="none"
        error={failure.of('expirationDays')}
        onChange={(value) => set('expirationDays', Number(value))}
      />
      {flags.map((name) => (
        <Checkbox
          key={name}
          label={t(`drm.${name}`)}
          checked={values[name]}
          onChange={({ currentTarget }) => set(name, currentTarget.checked)}
        />
      ))}
      <NativeSelect
        label={t('drm.encryptionLevel')}
        description={t(`drm.level_help.${values.encryptionLevel}`)}
        data={encryptionLevels.map((value) => ({ value, label: t(`drm.levels.${value}`) }))}
        value={values.encryptionLevel}
        onChange={({ currentTarget }) =>
          set('encryptionLevel', encryptionLevels.find((one) => one === currentTarget.value) ?? 'standard')
        }
      />
      <SaveBar {...form.bar} />
    </form>
  );
}
