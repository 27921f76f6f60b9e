import { createLearner, listLearners, subscriptionTypes } from '@glossa/contract/learners';
import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { FormGroup, PermissionFields } from './learner-fields.tsx';

const signInMethods = ['invite', 'password'] as const;

const empty = {
  email: '',
  firstname: '',
  lastname: '',
  username: undefined as string | undefined,
  password: undefined as string | undefined,
  current_language: null as string | null,
  subscription_type: 'Basic' as (typeof subscriptionTypes)[number],
  is_superuser: false,
  is_staff: false,
  can_manage_content: false,
};

/** Adds a learner, who is invited by email or gets a password. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('learners');
  const languageOptions = useLanguageOptions();
  const methodLabel = useId();
  const [method, setMethod] = useState<(typeof signInMethods)[number]>('invite');
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(createLearner.body, empty);
  const { values, set, field } = form;
  const add = useEndpointMutation(createLearner, {
    invalidates: [listLearners],
    meta: { silent: true },
    onSuccess: ({ email }) => {
      toast.success(t(method === 'invite' ? 'add.invited' : 'add.done', { email }));
      onClose();
    },
    onError: (error) => {
      if (!form.showFieldErrors(error)) setFailure(errorText(error));
    },
  });
  const submit = form.submit(() => {
    setFailure(undefined);
    add.mutate({ body: values });
  });
  return (
    <Dialog title={t('add.title')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <FormGroup title={t('groups.person')}>
            <TextInput
              {...field('email')}
              label={t('fields.email')}
              type="email"
              required
              autoComplete="off"
              dir="ltr"
              data-autofocus
            />
            <TextInput
              {...field('username')}
              value={values.username ?? ''}
              onChange={({ currentTarget }) => set('username', currentTarget.value || undefined)}
              label={t('fields.username')}
              placeholder={t('add.from_email')}
              autoComplete="off"
            />
            <TextInput {...field('firstname')} label={t('fields.firstname')} autoComplete="off" />
            <TextInput {...field('lastname')} label={t('fields.lastname')} autoComplete="off" />
          </FormGroup>
          <FormGroup title={t('add.way')}>
            <div data-wide>
              <span id={methodLabel} hidden>
                {t('add.way')}
              </span>
              <Segmented
                fullWidth
                aria-labelledby={methodLabel}
                data={signInMethods.map((value) => ({ value, label: t(`add.ways.${value}`) }))}
                value={method}
                onChange={(next) => {
                  setMethod(next);
                  set('password', next === 'invite' ? undefined : '');
                }}
              />
            </div>
            {method === 'invite' ? (
              <p data-wide>{t('add.invite_help')}</p>
            ) : (
              <PasswordField
                data-wide
                {...field('password')}
                value={values.password ?? ''}
                label={t('fields.password')}
                required
                autoComplete="new-password"
              />
            )}
          </FormGroup>
          <FormGroup title={t('groups.plan')}>
            <NativeSelect
              label={t('columns.subscription')}
              data={[...subscriptionTypes]}
              value={values.subscription_type}
              onChange={({ currentTarget }) => {
                const plan = subscriptionTypes.find((one) => one === currentTarget.value);
                if (plan) set('subscription_type', plan);
              }}
            />
            <NativeSelect
              label={t('fields.current_language')}
              data={[{ value: '', label: t('fields.no_language') }, ...languageOptions]}
              value={values.current_language ?? ''}
              onChange={({ currentTarget }) => set('current_language', currentTarget.value || null)}
            />
          </FormGroup>
          <FormGroup title={t('groups.rights')}>
            <PermissionFields values={values} onChange={(flag, value) => set(flag, value)} />
          </FormGroup>
          <SaveButtons isSaving={add.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
