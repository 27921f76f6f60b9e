import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { updateProfile } from '@glossa/contract/auth';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { useSettings } from '@/domain/settings/use-settings.ts';
import { SettingsSection } from './settings-section.tsx';

/** Returns the time zones that the browser supports, plus the stored one. */
const listTimeZones = (current: string): string[] =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();

/** Name and time zone. */
export function ProfileSection() {
  const { t } = useTranslation('settings');
  const { setUser } = useSession();
  const { firstname, lastname, time_zone } = useUser();
  const form = useContractForm(updateProfile.body, { firstname, lastname, time_zone });
  const { settings, change } = useSettings();
  const isAutomatic = settings?.automaticTimeZone ?? true;
  const save = useEndpointMutation(updateProfile, {
    meta: { success: t('profile.saved') },
    onSuccess: setUser,
    onError: form.showFieldErrors,
  });
  const isChanged =
    form.values.firstname !== firstname ||
    form.values.lastname !== lastname ||
    (!isAutomatic && form.values.time_zone !== time_zone);
  return (
    <SettingsSection title={t('profile.title')}>
      <form
        onSubmit={form.submit(({ time_zone: zone, ...names }) =>
          save.mutate({ body: isAutomatic ? names : { ...names, time_zone: zone } }),
        )}
        noValidate
      >
        <Stack gap="md">
          <Group grow align="flex-start">
            <TextInput
              {...form.field('firstname')}
              label={t('profile.first_name')}
              autoComplete="given-name"
              maxLength={100}
            />
            <TextInput
              {...form.field('lastname')}
              label={t('profile.last_name')}
              autoComplete="family-name"
              maxLength={100}
            />
          </Group>
          <Switch
            label={t('profile.automatic_zone')}
            checked={isAutomatic}
            disabled={!settings}
            onChange={({ currentTarget }) => change({ automaticTimeZone: currentTarget.checked })}
          />
          <NativeSelect
            {...form.field('time_zone')}
            {...(isAutomatic ? { value: time_zone, disabled: true } : {})}
            label={t('profile.time_zone')}
            description={t('profile.time_zone_help')}
            data={listTimeZones(time_zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
          <div>
            <Button type="submit" disabled={!isChanged} loading={save.isPending}>
              {t('profile.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}
