import { accountTypes, subscriptionTypes, userLevels } from '@glossa/contract/learners';
import type { AdminLearner } from '@glossa/contract/learners';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ContractForm } from '@/lib/forms/use-contract-form.ts';
import { useAllLanguages } from '@/domain/languages/use-all-languages.ts';
import type { EditValues } from '../edit-values.ts';

/** Plan, points, level and languages. `level` is the current level. */
export function LearningFields({
  form,
  level,
}: {
  form: ContractForm<EditValues, unknown>;
  level: AdminLearner['user_level'];
}) {
  const { t } = useTranslation('learners');
  const named = useAllLanguages();
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
        data={[{ value: '', label: t('fields.no_language') }, ...named]}
        value={values.current_language ?? ''}
        onChange={({ currentTarget }) => set('current_language', currentTarget.value || null)}
      />
      <TextInput {...form.field('native_language')} label={t('fields.native_language')} autoComplete="off" />
    </>
  );
}
