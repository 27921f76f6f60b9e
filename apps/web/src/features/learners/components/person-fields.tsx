import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ContractForm } from '@/lib/forms/use-contract-form.ts';
import type { EditValues } from '../edit-values.ts';

type Form = ContractForm<EditValues, unknown>;

/** Personal details. */
export function PersonFields({ form }: { form: Form }) {
  const { t } = useTranslation('learners');
  return (
    <>
      <TextInput
        {...form.field('username')}
        label={t('fields.username')}
        required
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.field('email')}
        label={t('fields.email')}
        type="email"
        required
        autoComplete="off"
        dir="ltr"
      />
      <TextInput {...form.field('firstname')} label={t('fields.firstname')} autoComplete="off" />
      <TextInput {...form.field('lastname')} label={t('fields.lastname')} autoComplete="off" />
    </>
  );
}

/** Address, and business details. */
export function AddressFields({ form }: { form: Form }) {
  const { t } = useTranslation('learners');
  return (
    <>
      <TextInput {...form.field('address')} label={t('fields.address')} autoComplete="off" />
      <TextInput {...form.field('postalcode')} label={t('fields.postalcode')} autoComplete="off" />
      <TextInput {...form.field('city')} label={t('fields.city')} autoComplete="off" />
      <TextInput {...form.field('country')} label={t('fields.country')} autoComplete="off" />
      <Checkbox
        data-wide
        label={t('fields.business')}
        checked={form.values.business}
        onChange={({ currentTarget }) => form.set('business', currentTarget.checked)}
      />
    </>
  );
}
