import { subscriptionTypes } from '@glossa/contract/learners';
import type { ListedLearner } from '@glossa/contract/learners';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import { SaveButtons } from '@/ui/inputs/save-buttons.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useLearnerActions } from '../hooks/use-learner-actions.ts';

/** Sets the plan of several learners. */
export function PlanDialog({
  learners,
  onClose,
  onDone,
}: {
  learners: readonly ListedLearner[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('learners');
  const { bulk } = useLearnerActions();
  const [plan, setPlan] = useState<(typeof subscriptionTypes)[number]>(
    learners[0]?.subscription_type ?? 'Basic',
  );
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    setSaving(true);
    const succeeded = await bulk(
      'subscription',
      learners.map(({ id }) => id),
      plan,
    );
    setSaving(false);
    if (succeeded) onDone();
    onClose();
  };
  return (
    <Dialog title={t('bulk.subscription', { count: learners.length })} onClose={onClose} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <Segmented
            fullWidth
            aria-label={t('columns.subscription')}
            data={subscriptionTypes.map((value) => ({ value, label: value }))}
            value={plan}
            onChange={setPlan}
          />
          <p>{t('fields.plan_help')}</p>
          <SaveButtons isSaving={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
