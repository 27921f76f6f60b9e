import { Textarea, TextInput } from '@mantine/core';
import { createBundle, listContentPricing } from '@glossa/contract/content-pricing';
import type { ContentPricing } from '@glossa/contract/content-pricing';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormValues } from '../hooks/use-form-values.ts';
import { useSaveError } from './save-error.tsx';
import { BundleItems } from './bundle-items.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MoneyField } from './money-field.tsx';

interface FormValues {
  title: string;
  description: string;
  items: ContentPricing['items'];
  money: ContentPricing['money'];
}

/** Creates a bundle of products as a draft. */
export function BundleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { values, set, isDirty } = useFormValues<FormValues>({
    title: '',
    description: '',
    items: [],
    money: { amount: 0, currency: 'USD' },
  });
  const saveError = useSaveError();
  const { mutate, isPending } = useEndpointMutation(createBundle, {
    meta: { silent: true },
    invalidates: [listContentPricing],
    onSuccess: () => {
      toast.success(t('bundle.made'));
      onClose();
    },
    onError: saveError.set,
  });
  return (
    <EditDialog
      title={t('bundle.add')}
      isDirty={isDirty}
      isSaving={isPending}
      saveError={saveError}
      onClose={onClose}
      onSubmit={() => mutate({ body: { ...values, items: values.items.map(({ id }) => id) } })}
    >
      <TextInput
        label={t('bundle.title')}
        value={values.title}
        maxLength={300}
        error={saveError.field('title')}
        required
        data-autofocus
        onChange={({ currentTarget }) => set('title', currentTarget.value)}
      />
      <Textarea
        label={t('bundle.description')}
        value={values.description}
        maxLength={5000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => set('description', currentTarget.value)}
      />
      <BundleItems
        items={values.items}
        error={saveError.field('items')}
        onChange={(items) => set('items', items)}
      />
      <MoneyField
        label={t('columns.basePrice')}
        value={values.money}
        error={saveError.field('money')}
        onChange={(money) => set('money', money)}
      />
    </EditDialog>
  );
}
