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
import { useEdited } from '../hooks/use-edited.ts';
import { useFailure } from '../hooks/use-failure.ts';
import { EditFrame } from './edit-frame.tsx';
import { MoneyField } from './money-field.tsx';

const factsOf = (tier: PricingTier | undefined) => ({
  name: tier?.name ?? '',
  description: tier?.description ?? '',
  money: tier?.money ?? ({ amount: 0, currency: 'USD' } as const),
  validityDays: tier?.validityDays ?? null,
  features: tier?.features ?? [],
  contentTypes: tier?.contentTypes ?? [...tierContentTypes],
  maxDownloads: tier?.maxDownloads ?? -1,
  isPopular: tier?.isPopular ?? false,
});
type Facts = {
  [Name in keyof ReturnType<typeof factsOf>]: Name extends 'money'
    ? PricingTier['money']
    : ReturnType<typeof factsOf>[Name];
};

/** Creates or edits a pricing tier. */
export function TierDialog({ tier, onClose }: { tier: PricingTier | undefined; onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { values, set, dirty } = useEdited<Facts>(factsOf(tier));
  const failure = useFailure();
  const options = {
    meta: { quiet: true },
    invalidates: [listPricingTiers, listContentPricing],
    onSuccess: () => {
      toast.success(t('tiers.saved'));
      onClose();
    },
    onError: failure.set,
  };
  const create = useEndpointMutation(createPricingTier, options);
  const update = useEndpointMutation(updatePricingTier, options);
  const toggle = (type: (typeof tierContentTypes)[number], on: boolean) =>
    set(
      'contentTypes',
      on ? [...values.contentTypes, type] : values.contentTypes.filter((one) => one !== type),
    );
  return (
    <EditFrame
      title={t(tier ? 'tiers.edit' : 'tiers.add')}
      dirty={dirty}
      isSaving={create.isPending || update.isPending}
      failure={failure}
      onReload={onClose}
      onClose={onClose}
      onSubmit={() => {
        const body = { ...values, features: values.features.map((one) => one.trim()).filter(Boolean) };
        if (!tier) create.mutate({ body });
        else if (dirty)
          update.mutate({ params: { id: tier.id }, body: { ...body, lastUpdated: tier.lastUpdated } });
        else onClose();
      }}
    >
      <TextInput
        label={t('tiers.name')}
        dir="auto"
        value={values.name}
        maxLength={100}
        error={failure.of('name')}
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
        error={failure.of('money')}
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
          error={failure.of('validityDays')}
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
          error={failure.of('maxDownloads')}
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
        error={failure.of('features')}
        onChange={({ currentTarget }) => set('features', currentTarget.value.split('\n'))}
      />
      <Input.Wrapper label={t('tiers.content_types')} error={failure.of('contentTypes')}>
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
    </EditFrame>
  );
}
