import { getPersonalData, updatePersonalData } from '@glossa/contract/personal-data';
import type { PersonalData } from '@glossa/contract/personal-data';
import { Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { countries } from '@/lib/i18n/countries.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { SettingsSection } from './settings-section.tsx';

/** Date of birth, address, phone and consents, as entered at registration. */
export function PersonalSection() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { data, error, refetch } = useQuery(endpointQuery(getPersonalData, {}));
  const { terms_accepted_at: acceptedAt, ...values } = data ?? { terms_accepted_at: null };
  return (
    <SettingsSection title={t('personal.title')} help={t('personal.help')}>
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <PersonalForm data={values as PersonalData} />
          {acceptedAt !== null && (
            <Text size="sm" c="dimmed" mt="md">
              {t('personal.terms', { date: format.date(new Date(acceptedAt)) })}
            </Text>
          )}
        </>
      ) : (
        <LoadingState>
          <Skeleton height={240} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

function PersonalForm({ data }: { data: PersonalData }) {
  const { t, i18n } = useTranslation(['settings', 'auth']);
  const form = useContractForm(updatePersonalData.body, data);
  const save = useEndpointMutation(updatePersonalData, {
    invalidates: [getPersonalData],
    meta: { success: t('personal.saved') },
    onError: form.showFieldErrors,
  });
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const known = countries.map(([region, name]) => ({ value: name, label: regions.of(region) ?? name }));
  const isKnown = known.some(({ value }) => value === data.country);
  const consent = (name: 'newsletter' | 'marketing') => ({
    name,
    label: t(`auth:register.${name}`),
    checked: form.values[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => form.set(name, event.currentTarget.checked),
  });
  return (
    <form onSubmit={form.submit((body) => save.mutate({ body }))} noValidate>
      <Stack gap="md">
        <Group grow align="flex-start">
          <TextInput
            {...form.field('date_of_birth')}
            type="date"
            label={t('auth:register.date_of_birth')}
            autoComplete="bday"
            min="1900-01-01"
          />
          <TextInput
            {...form.field('phone')}
            type="tel"
            label={t('auth:register.phone')}
            autoComplete="tel"
            maxLength={40}
          />
        </Group>
        <TextInput
          {...form.field('address')}
          label={t('auth:register.address')}
          autoComplete="street-address"
          maxLength={300}
        />
        <Group grow align="flex-start">
          <TextInput
            {...form.field('postal_code')}
            label={t('auth:register.zip_code')}
            autoComplete="postal-code"
            maxLength={20}
          />
          <TextInput
            {...form.field('city')}
            label={t('auth:register.city')}
            autoComplete="address-level2"
            maxLength={100}
          />
        </Group>
        <NativeSelect
          {...form.field('country')}
          label={t('auth:register.country')}
          autoComplete="country-name"
          data={[
            { value: '', label: t('auth:register.country_placeholder') },
            ...known,
            ...(data.country === '' || isKnown ? [] : [{ value: data.country, label: data.country }]),
          ]}
        />
        <Checkbox {...consent('newsletter')} />
        <Checkbox {...consent('marketing')} />
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('personal.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
