import { Anchor, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ContractForm } from '@/lib/forms/use-contract-form.ts';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { countries } from '@/lib/i18n/countries.ts';
import type { RegistrationValues } from '../registration-steps.ts';

type Form = ContractForm<RegistrationValues, unknown>;

export function PersonalFields({ form }: { form: Form }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <TextInput
        {...form.field('firstName')}
        label={t('register.first_name')}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextInput
        {...form.field('lastName')}
        label={t('register.last_name')}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <TextInput
        {...form.field('email')}
        type="email"
        label={t('register.email')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextInput
        {...form.field('dateOfBirth')}
        type="date"
        label={t('register.date_of_birth')}
        autoComplete="bday"
        min="1900-01-01"
        required
      />
    </>
  );
}

export function SecurityFields({ form }: { form: Form }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('register.password')}
        description={t('register.password_help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('register.confirm_password')}
        autoComplete="new-password"
        required
      />
    </>
  );
}

export function ContactFields({ form }: { form: Form }) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  return (
    <>
      <NativeSelect
        {...form.field('country')}
        label={t('register.country')}
        autoComplete="country-name"
        required
        data={[
          { value: '', label: t('register.country_placeholder') },
          ...countries.map(([region, name]) => ({ value: name, label: names.of(region) ?? name })),
        ]}
      />
      <TextInput
        {...form.field('city')}
        label={t('register.city')}
        autoComplete="address-level2"
        maxLength={100}
        required
      />
      <TextInput
        {...form.field('address')}
        label={t('register.address')}
        autoComplete="street-address"
        maxLength={300}
        required
      />
      <TextInput
        {...form.field('zipCode')}
        label={t('register.zip_code')}
        autoComplete="postal-code"
        maxLength={20}
        required
      />
      <TextInput
        {...form.field('phone')}
        type="tel"
        label={t('register.phone')}
        description={t('common:optional')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}

export function PreferenceFields({ form }: { form: Form }) {
  const { t } = useTranslation('auth');
  const checkbox = (name: 'newsletter' | 'marketing' | 'terms') => ({
    name,
    checked: form.values[name],
    error: form.errors[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => form.set(name, event.currentTarget.checked),
  });
  const link = (to: string) => <Anchor component={Link} to={to} target="_blank" inherit />;
  return (
    <>
      <Checkbox {...checkbox('newsletter')} label={t('register.newsletter')} />
      <Checkbox {...checkbox('marketing')} label={t('register.marketing')} />
      <Checkbox
        {...checkbox('terms')}
        required
        label={
          <Trans
            t={t}
            i18nKey="register.terms"
            components={{ terms: link('/terms'), privacy: link('/privacy') }}
          />
        }
      />
    </>
  );
}
