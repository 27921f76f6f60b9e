import { Checkbox, Group, Input, NumberInput, Textarea, TextInput } from '@mantine/core';
import { listContentPricing } from '@glossa/contract/content-pricing';
import {
  createPricingTier,
  listPricingTiers,
  tierContentTypes,
  updatePricingTier,
} from '@glossa/contract/pricing-tiers';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormValues } from '../hooks/use-form-values.ts';
import { useSaveError } from './save-error.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MoneyField } from './money-field.tsx';

const toFormValues = (tier: PricingTier | undefined) => ({
  name: tier?.name ?? '',
  description: tier?.description ?? '',
  money: tier?.money ?? ({ amount: 0, currency: 'USD' } as const),
  validityDays: tier?.validityDays ?? null,
  features: tier?.features ?? [],
  contentTypes: tier?.contentTypes ?? [...tierContentTypes],
  maxDownloads: tier?.maxDownloads ?? -1,
  isPopular: tier?.isPopular ?? false,
});
type FormValues = {
  [Name in keyof ReturnType<typeof toFormValues>]: Name extends 'money'
    ? PricingTier['money']
    : ReturnType<typeof toFormValues>[Name];
};

/** Creates or edits a pricing tier. */
export function TierDialog({ tier, onClose }: { tier: PricingTier | undefined; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { values, set, isDirty } = useFormValues<FormValues>(toFormValues(tier));
  const saveError = useSaveError();
  const options = {
    meta: { silent: true },
    invalidates: [listPricingTiers, listContentPricing],
    onSuccess: () => {
      toast.success(t('tiers.saved'));
      onClose();
    },
    onError: saveError.set,
  };
  const create = useEndpointMutation(createPricingTier, options);
  const update = useEndpointMutation(updatePricingTier, options);
  const toggle = (type: (typeof tierContentTypes)[number], on: boolean) =>
    set(
      'contentTypes',
      on ? [...values.contentTypes, type] : values.contentTypes.filter((name) => name !== type),
    );
  return (
    <EditDialog
      title={t(tier ? 'tiers.edit' : 'tiers.add')}
      isDirty={isDirty}
      isSaving={create.isPending || update.isPending}
      saveError={saveError}
      onReload={onClose}
      onClose={onClose}
      onSubmit={() => {
        const body = {
          ...values,
          features: values.features.map((feature) => feature.trim()).filter(Boolean),
        };
        if (!tier) create.mutate({ body });
        else if (isDirty)
          update.mutate({ params: { id: tier.id }, body: { ...body, lastUpdated: tier.lastUpdated } });
        else onClose();
      }}
    >
      <TextInput
        label={t('tiers.name')}
        dir="auto"
        value={values.name}
        maxLength={100}
        error={saveError.field('name')}
        required
        data-autofocus
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <Textarea
        label={t('tiers.description')}
        dir="auto"
        value={values.description}
        maxLength={1000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => set('description', currentTarget.value)}
      />
      <MoneyField
        label={t('tiers.price')}
        value={values.money}
        error={saveError.field('money')}
        onChange={(money) => set('money', money)}
      />
      <Group grow align="flex-start">
        <NumberInput
          label={t('tiers.validity')}
          description={t('tiers.validity_help')}
          value={values.validityDays ?? ''}
          min={1}
          allowDecimal={false}
          clampBehavior="none"
          error={saveError.field('validityDays')}
          onChange={(value) => set('validityDays', value === '' ? null : Number(value))}
        />
        <NumberInput
          label={t('tiers.max_downloads')}
          description={t('tiers.max_downloads_help')}
          value={values.maxDownloads === -1 ? '' : values.maxDownloads}
          min={1}
          allowDecimal={false}
          clampBehavior="none"
          placeholder={t('tiers.unlimited')}
          error={saveError.field('maxDownloads')}
          onChange={(value) => set('maxDownloads', value === '' ? -1 : Number(value))}
        />
      </Group>
      <Textarea
        label={t('tiers.features')}
        dir="auto"
        description={t('tiers.features_help')}
        value={values.features.join('\n')}
        autosize
        minRows={2}
        error={saveError.field('features')}
        onChange={({ currentTarget }) => set('features', currentTarget.value.split('\n'))}
      />
      <Input.Wrapper label={t('tiers.content_types')} error={saveError.field('contentTypes')}>
        <Group gap="md" mt="xs">
          {tierContentTypes.map((type) => (
            <Checkbox
              key={type}
              label={t(`tiers.types.${type}`)}
              checked={values.contentTypes.includes(type)}
              onChange={({ currentTarget }) => toggle(type, currentTarget.checked)}
            />
          ))}
        </Group>
      </Input.Wrapper>
      <Checkbox
        label={t('tiers.is_popular')}
        checked={values.isPopular}
        onChange={({ currentTarget }) => set('isPopular', currentTarget.checked)}
      />
    </EditDialog>
  );
}
