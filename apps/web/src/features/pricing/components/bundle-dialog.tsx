import { Textarea, TextInput } from '@mantine/core';
import { createBundle, listContentPricing } from '@glossa/contract/content-pricing';
import type { ContentPricing } from '@glossa/contract/content-pricing';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useEdited } from '../hooks/use-edited.ts';
import { useFailure } from '../hooks/use-failure.ts';
import { BundleItems } from './bundle-items.tsx';
import { EditFrame } from './edit-frame.tsx';
import { MoneyField } from './money-field.tsx';

interface Facts {
  title: string;
  description: string;
  items: ContentPricing['items'];
  money: ContentPricing['money'];
}

/** Creates a bundle of products as a draft. */
export function BundleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { values, set, dirty } = useEdited<Facts>({
    title: '',
    description: '',
    items: [],
    money: { amount: 0, currency: 'USD' },
  });
  const failure = useFailure();
  const { mutate, isPending } = useEndpointMutation(createBundle, {
    meta: { quiet: true },
    invalidates: [listContentPricing],
    onSuccess: () => {
      toast.success(t('bundle.made'));
      onClose();
    },
    onError: failure.set,
  });
  return (
    <EditFrame
      title={t('bundle.add')}
      dirty={dirty}
      isSaving={isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => mutate({ body: { ...values, items: values.items.map(({ id }) => id) } })}
    >
      <TextInput
        label={t('bundle.title')}
        value={values.title}
        maxLength={300}
        error={failure.of('title')}
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
        error={failure.of('items')}
        onChange={(items) => set('items', items)}
      />
      <MoneyField
        label={t('columns.basePrice')}
        value={values.money}
        error={failure.of('money')}
        onChange={(money) => set('money', money)}
      />
    </EditFrame>
  );
}
