import { accountTypes, subscriptionTypes, userLevels } from '@glossa/contract/learners';
import type { AdminLearner } from '@glossa/contract/learners';
import { Checkbox, TextInput, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ContractForm } from '@/lib/forms/use-contract-form.ts';
import { useLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import classes from './learner-fields.module.css';

/** Returns the initial values of the edit form. `user_level` is the level pinned by an admin. */
export const initialValues = (learner: AdminLearner) => ({
  username: learner.username,
  email: learner.email,
  firstname: learner.firstname,
  lastname: learner.lastname,
  address: learner.address,
  postalcode: learner.postalcode,
  city: learner.city,
  country: learner.country,
  native_language: learner.native_language,
  current_language: learner.current_language,
  subscription_type: learner.subscription_type,
  is_active: learner.is_active,
  points: learner.points as number | string,
  user_level: learner.pinned_level,
  business: learner.business,
  account_type: learner.account_type,
  is_superuser: learner.is_superuser,
  is_staff: learner.is_staff,
  can_manage_content: learner.can_manage_content,
});
type EditValues = ReturnType<typeof initialValues>;

type Form = ContractForm<EditValues, unknown>;

/** Fields for a learner's personal details. */
export function PersonalFields({ form }: { form: Form }) {
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

/** Fields for a learner's address and business details. */
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

/** Fields for a learner's plan, points, level and languages. `level` is the current level. */
export function LearningFields({
  form,
  level,
}: {
  form: ContractForm<EditValues, unknown>;
  level: AdminLearner['user_level'];
}) {
  const { t } = useTranslation('learners');
  const languageOptions = useLanguageOptions();
  const { values, set } = form;
  return (
    <>
      <NativeSelect
        label={t('columns.subscription')}
        description={t('fields.plan_help')}
        data={[...subscriptionTypes]}
        value={values.subscription_type}
        onChange={({ currentTarget }) => {
          const plan = subscriptionTypes.find((one) => one === currentTarget.value);
          if (plan) set('subscription_type', plan);
        }}
      />
      <NativeSelect
        label={t('fields.account_type')}
        description={t('fields.account_type_help')}
        data={accountTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={values.account_type}
        onChange={({ currentTarget }) => {
          const type = accountTypes.find((one) => one === currentTarget.value);
          if (type) set('account_type', type);
        }}
      />
      <TextInput
        {...form.field('points')}
        label={t('columns.points')}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        onChange={({ currentTarget: { value } }) => set('points', value === '' ? '' : Number(value))}
      />
      <NativeSelect
        label={t('fields.user_level')}
        data={[
          { value: '', label: t('fields.level_by_points', { level: t(`levels.${level}`) }) },
          ...userLevels.map((value) => ({ value, label: t(`levels.${value}`) })),
        ]}
        value={values.user_level ?? ''}
        onChange={({ currentTarget }) =>
          set('user_level', userLevels.find((one) => one === currentTarget.value) ?? null)
        }
      />
      <NativeSelect
        label={t('fields.current_language')}
        error={form.errors.current_language}
        data={[{ value: '', label: t('fields.no_language') }, ...languageOptions]}
        value={values.current_language ?? ''}
        onChange={({ currentTarget }) => set('current_language', currentTarget.value || null)}
      />
      <TextInput {...form.field('native_language')} label={t('fields.native_language')} autoComplete="off" />
    </>
  );
}

const flags = ['is_superuser', 'is_staff', 'can_manage_content'] as const;
type Flag = (typeof flags)[number];

/** A checkbox for each of a user's permissions. */
export function PermissionFields({
  values,
  locked = false,
  onChange,
}: {
  values: Record<Flag, boolean>;
  /** Whether the admin permission is locked, because admins can't remove their own. */
  locked?: boolean;
  onChange: (flag: Flag, value: boolean) => void;
}) {
  const { t } = useTranslation('learners');
  return flags.map((flag) => (
    <Checkbox
      key={flag}
      label={t(`fields.${flag}`)}
      description={t(`fields.${flag}_help`)}
      checked={values[flag]}
      disabled={locked && flag === 'is_superuser'}
      onChange={({ currentTarget }) => onChange(flag, currentTarget.checked)}
    />
  ));
}

/** A named group of fields, in two columns where there is space. */
export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.root}>
    <legend className={classes.title}>{title}</legend>
    <AutoGrid className={classes.fields ?? ''} minColumn={280} gap="12px 16px" isStretched>
      {children}
    </AutoGrid>
  </fieldset>
);
