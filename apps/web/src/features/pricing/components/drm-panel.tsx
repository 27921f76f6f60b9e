import { encryptionLevels, getDrmSettings, saveDrmSettings } from '@glossa/contract/shop-settings';
import type { DrmSettings } from '@glossa/contract/shop-settings';
import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { QueryState } from './query-state.tsx';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';

/** Loads the terms of protected products, and shows the form for editing them. */
export function DrmPanel() {
  const query = useQuery({ ...endpointQuery(getDrmSettings, {}), staleTime: 0 });
  const reload = async () => (await query.refetch()).data;
  return (
    <QueryState query={query}>{(settings) => <DrmForm settings={settings} onReload={reload} />}</QueryState>
  );
}

const permissions = ['allowOfflineAccess', 'allowPrinting', 'allowCopying'] as const;

/** Edits the terms of protected products. */
function DrmForm({
  settings,
  onReload,
}: {
  settings: DrmSettings;
  onReload: () => Promise<DrmSettings | undefined>;
}) {
  const { t } = useTranslation('pricing');
  const form = useSettingsForm(settings, {
    read: getDrmSettings,
    save: saveDrmSettings,
    onReload,
  });
  const { values, set, saveError } = form;
  return (
    <SettingsForm form={form} help={t('drm.help')}>
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
        error={saveError.field('watermarkText')}
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
        error={saveError.field('maxDevices')}
        onChange={(value) => set('maxDevices', Number(value))}
      />
      <NumberInput
        label={t('drm.expirationDays')}
        description={t('drm.days_help')}
        value={values.expirationDays}
        min={1}
        allowDecimal={false}
        clampBehavior="none"
        error={saveError.field('expirationDays')}
        onChange={(value) => set('expirationDays', Number(value))}
      />
      {permissions.map((name) => (
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
          set(
            'encryptionLevel',
            encryptionLevels.find((level) => level === currentTarget.value) ?? 'standard',
          )
        }
      />
    </SettingsForm>
  );
}
