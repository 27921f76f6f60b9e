import { Button, Checkbox, Input, NumberInput, TextInput } from '@mantine/core';
import {
  deleteBundle,
  listContentPricing,
  pricingStatuses,
  updateContentPricing,
} from '@glossa/contract/content-pricing';
import { listPricingTiers } from '@glossa/contract/pricing-tiers';
import type { ContentPricing } from '@glossa/contract/content-pricing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { TierField } from '@/domain/content/edit/tier-field.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormValues } from '../hooks/use-form-values.ts';
import { useSaveError } from './save-error.tsx';
import { BundleItems } from './bundle-items.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MoneyField } from './money-field.tsx';

const toFormValues = (row: ContentPricing) => ({
  title: row.title,
  items: row.items,
  money: row.money,
  discountPercentage: row.discountPercentage,
  isFree: row.isFree,
  drmEnabled: row.drmEnabled,
  tier: row.tier?.id ?? null,
  status: row.status,
});
type FormValues = ReturnType<typeof toFormValues>;

/** Returns the changed fields of a product. */
function diffValues(values: FormValues, row: ContentPricing) {
  const before = toFormValues(row);
  const changedFields = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof FormValues]),
    ),
  ) as Partial<FormValues>;
  const { items, ...rest } = changedFields;
  // A free product, or one sold by tier, has no price.
  if (values.isFree || values.tier !== null) delete rest.money;
  if (values.tier !== null) delete rest.isFree;
  return { ...rest, ...(items ? { items: items.map(({ id }) => id) } : {}) };
}

/** Edits the price of a product; for a bundle, also its title and contents. */
export function PricingDialog({ row, onClose }: { row: ContentPricing; onClose: () => void }) {
  const { t } = useTranslation(['pricing', 'videos']);
  const { values, set, isDirty } = useFormValues<FormValues>(toFormValues(row));
  const saveError = useSaveError();
  const statusLabel = useId();
  const isBundle = row.type === 'bundle';
  const invalidates = [listContentPricing, listPricingTiers];
  const save = useEndpointMutation(updateContentPricing, {
    meta: { silent: true },
    invalidates,
    onSuccess: () => {
      toast.success(t('content.saved'));
      onClose();
    },
    onError: saveError.set,
  });
  const remove = useEndpointMutation(deleteBundle, {
    invalidates,
    meta: { success: t('bundle.deleted') },
    onSuccess: onClose,
  });
  const confirmRemove = async () => {
    const question = {
      title: t('bundle.delete_title', { title: row.title }),
      message: t('bundle.delete_message'),
      action: t('bundle.delete'),
      danger: true,
    };
    if (await confirm(question)) remove.mutate({ params: { id: row.id } });
  };
  return (
    <EditDialog
      title={isBundle ? t('bundle.edit') : row.title}
      isDirty={isDirty}
      isSaving={save.isPending}
      saveError={saveError}
      onReload={onClose}
      onClose={onClose}
      onSubmit={() => {
        const changes = diffValues(values, row);
        if (Object.keys(changes).length === 0) return onClose();
        save.mutate({ params: { id: row.id }, body: { ...changes, lastUpdated: row.lastUpdated } });
      }}
    >
      {isBundle && (
        <>
          <TextInput
            label={t('bundle.title')}
            value={values.title}
            maxLength={300}
            error={saveError.field('title')}
            onChange={({ currentTarget }) => set('title', currentTarget.value)}
          />
          <BundleItems
            items={values.items}
            error={saveError.field('items')}
            onChange={(items) => set('items', items)}
          />
        </>
      )}
      {!isBundle && (
        <TierField
          value={values.tier ?? ''}
          type={row.type === 'text' ? 'ebook' : row.type === 'video' ? 'video' : 'other'}
          onChange={(id) => set('tier', id === '' ? null : id)}
        />
      )}
      {values.tier === null && (
        <Checkbox
          label={t('videos:upload.free')}
          checked={values.isFree}
          onChange={({ currentTarget }) => set('isFree', currentTarget.checked)}
        />
      )}
      {values.tier === null && !values.isFree && (
        <MoneyField
          label={t('columns.basePrice')}
          value={values.money}
          error={saveError.field('money')}
          onChange={(money) => set('money', money)}
        />
      )}
      <NumberInput
        label={t('columns.discount')}
        suffix=" %"
        min={0}
        max={100}
        allowDecimal={false}
        clampBehavior="none"
        value={values.discountPercentage}
        error={saveError.field('discountPercentage')}
        onChange={(value) => set('discountPercentage', Number(value))}
      />
      <Checkbox
        label={t('videos:upload.drm')}
        checked={values.drmEnabled}
        onChange={({ currentTarget }) => set('drmEnabled', currentTarget.checked)}
      />
      <Input.Wrapper
        size="md"
        label={t('columns.status')}
        labelElement="div"
        labelProps={{ id: statusLabel }}
        error={saveError.field('status')}
      >
        <Segmented
          fullWidth
          aria-labelledby={statusLabel}
          data={pricingStatuses
            // Videos can be archived only in the video library, not here.
            .filter((value) => value !== 'archived' || row.type !== 'video' || row.status === 'archived')
            .map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={values.status}
          onChange={(status) => set('status', status)}
        />
      </Input.Wrapper>
      {isBundle && (
        <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void confirmRemove()}>
          {t('bundle.delete')}
        </Button>
      )}
    </EditDialog>
  );
}
