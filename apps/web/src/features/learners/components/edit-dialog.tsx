import type { CallInput } from '@glossa/contract/endpoint';
import { getLearner, getLearnerStorage, listLearners, updateLearner } from '@glossa/contract/learners';
import type { AdminLearner } from '@glossa/contract/learners';
import { Alert, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { changedFields } from '@/lib/forms/changed-fields.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import {
  initialValues,
  AddressFields,
  PersonalFields,
  FormGroup,
  LearningFields,
  PermissionFields,
} from './learner-fields.tsx';
import { LearnerState, ShortId } from './learner-cells.tsx';

/** Edits a learner in a dialog over the list. */
export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('learners');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getLearner, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    // A refetch must not overwrite what is being typed.
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog title={t('edit.title')} size="xl" onClose={onClose}>
      {data ? (
        <EditForm learner={data} onClose={onClose} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Dialog>
  );
}

type Body = NonNullable<CallInput<typeof updateLearner>['body']>;

/** All fields of a learner. Sends only those that changed. */
function EditForm({ learner, onClose }: { learner: AdminLearner; onClose: () => void }) {
  const { t } = useTranslation('learners');
  const client = useQueryClient();
  const isSelf = useUser().id === learner.id;
  const [before] = useState(() => initialValues(learner));
  const form = useContractForm(updateLearner.body, before);
  const [failure, setFailure] = useState<string>();
  const save = useEndpointMutation(updateLearner, {
    invalidates: [listLearners],
    meta: { silent: true },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: endpointKey(getLearner) });
      toast.success(t('updated'));
      onClose();
    },
    onError: (error) => {
      if (!form.showFieldErrors(error)) setFailure(t('error_updating', { message: errorText(error) }));
    },
  });
  const submit = form.submit(() => {
    const body = changedFields(form.values, before) as Body;
    setFailure(undefined);
    if (Object.keys(body).length === 0) onClose();
    else save.mutate({ params: { id: learner.id }, body });
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <LearnerSummary learner={learner} />
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <FormGroup title={t('groups.person')}>
          <PersonalFields form={form} />
        </FormGroup>
        <FormGroup title={t('groups.plan')}>
          <LearningFields form={form} level={learner.user_level} />
        </FormGroup>
        <FormGroup title={t('groups.address')}>
          <AddressFields form={form} />
        </FormGroup>
        <FormGroup title={t('groups.rights')}>
          <PermissionFields
            values={form.values}
            locked={isSelf}
            onChange={(flag, value) => form.set(flag, value)}
          />
          <Switch
            label={t('fields.is_active')}
            description={t(isSelf ? 'fields.own_help' : 'fields.is_active_help')}
            checked={form.values.is_active}
            disabled={isSelf}
            onChange={({ currentTarget }) => form.set('is_active', currentTarget.checked)}
          />
        </FormGroup>
        <SaveButtons isSaving={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Key facts about a learner, above the edit form. */
function LearnerSummary({ learner }: { learner: AdminLearner }) {
  const { t } = useTranslation(['learners', 'email']);
  const format = useFormat();
  const {
    created_at: created,
    last_login_at: last,
    open_sessions: sessions,
    access_tokens: tokens,
  } = learner;
  const size = useFileSize();
  const { data: storage } = useQuery(endpointQuery(getLearnerStorage, { params: { id: learner.id } }));
  const facts = [
    { name: t('columns.status'), value: <LearnerState isActive={learner.is_active} /> },
    {
      name: t('email:settings.title'),
      value: t(
        learner.email_verified_at === null ? 'email:settings.not_confirmed' : 'email:settings.confirmed',
      ),
    },
    { name: t('columns.id'), value: <ShortId id={learner.id} /> },
    { name: t('summary.created'), value: format.date(new Date(created)) },
    {
      name: t('summary.last_login'),
      value: last === null ? t('summary.never') : format.dateTime(new Date(last)),
    },
    {
      name: t('summary.access'),
      value: t('summary.open', {
        sessions: t('sessions', { count: sessions }),
        tokens: t('tokens', { count: tokens }),
      }),
    },
    {
      name: t('summary.storage'),
      value: !storage
        ? '–'
        : storage.limit === null
          ? t('summary.storage_unlimited', { used: size(storage.used) })
          : t('summary.storage_of', { used: size(storage.used), limit: size(storage.limit) }),
    },
  ];
  return (
    <Group component="dl" gap="10px 28px" px="md" py="sm" fz="sm" bg="var(--glossa-sunken)" bdrs="md">
      {facts.map(({ name, value }) => (
        <Stack key={name} gap={2}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <dd>{value}</dd>
        </Stack>
      ))}
    </Group>
  );
}
