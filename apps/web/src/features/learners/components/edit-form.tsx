import { getLearner, listLearners, updateLearner } from '@glossa/contract/learners';
import type { AdminLearner } from '@glossa/contract/learners';
import type { CallInput } from '@glossa/contract/endpoint';
import { Alert, Stack, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { changedFields } from '@/lib/forms/changed-fields.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { editValues } from '../edit-values.ts';
import { AddressFields, PersonFields } from './person-fields.tsx';
import { FormGroup } from './form-group.tsx';
import { LearnerSummary } from './learner-summary.tsx';
import { LearningFields } from './learning-fields.tsx';
import { RightFields } from './right-fields.tsx';

type Body = NonNullable<CallInput<typeof updateLearner>['body']>;

/** All fields of a learner. Sends only those that changed. */
export function EditForm({ learner, onClose }: { learner: AdminLearner; onClose: () => void }) {
  const { t } = useTranslation('learners');
  const client = useQueryClient();
  const isOwn = useUser().id === learner.id;
  const [before] = useState(() => editValues(learner));
  const form = useContractForm(updateLearner.body, before);
  const [failure, setFailure] = useState<string>();
  const save = useEndpointMutation(updateLearner, {
    invalidates: [listLearners],
    meta: { quiet: true },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: endpointKey(getLearner) });
      toast.success(t('updated'));
      onClose();
    },
    onError: (error) => {
      if (!form.takeErrors(error)) setFailure(t('error_updating', { message: errorText(error) }));
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
          <PersonFields form={form} />
        </FormGroup>
        <FormGroup title={t('groups.plan')}>
          <LearningFields form={form} level={learner.user_level} />
        </FormGroup>
        <FormGroup title={t('groups.address')}>
          <AddressFields form={form} />
        </FormGroup>
        <FormGroup title={t('groups.rights')}>
          <RightFields
            values={form.values}
            locked={isOwn}
            onChange={(flag, value) => form.set(flag, value)}
          />
          <Switch
            label={t('fields.is_active')}
            description={t(isOwn ? 'fields.own_help' : 'fields.is_active_help')}
            checked={form.values.is_active}
            disabled={isOwn}
            onChange={({ currentTarget }) => form.set('is_active', currentTarget.checked)}
          />
        </FormGroup>
        <SaveButtons isSaving={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
