import { listCatalogVideos, updateCatalogVideo } from '@glossa/contract/catalog-videos';
import type { CatalogVideo } from '@glossa/contract/catalog-videos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ContentDialog, StatusField } from '@/domain/content/edit/content-dialog.tsx';
import { ContentFields } from '@/domain/content/edit/content-fields.tsx';
import { contentErrors, contentValues } from '@/domain/content/edit/edited-content.ts';
import { PriceFields } from '@/domain/content/edit/price-fields.tsx';
import { usePriceField } from '@/domain/content/edit/use-price-field.ts';
import { useSaveOutcome } from '@/domain/content/edit/use-save-outcome.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { changedFields } from '@/lib/forms/changed-fields.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';

/** Edits the details of a catalog video. Sends only fields that changed. */
export function EditDialog({ video, onClose }: { video: CatalogVideo; onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const [initial] = useState(() => ({
    ...contentValues(video),
    status: video.status === 'published' ? ('published' as const) : ('draft' as const),
  }));
  const form = useContractForm(updateCatalogVideo.body, initial, (values) => contentErrors(values));
  const { values, set, errors } = form;
  const price = usePriceField(video.isFree ? '' : String(video.price), values.money.currency, (money) =>
    set('money', money),
  );
  const outcome = useSaveOutcome(form, { saved: t('edit.saved'), failed: t('edit.failed') }, onClose);
  const save = useEndpointMutation(updateCatalogVideo, {
    ...outcome.options,
    invalidates: [listCatalogVideos],
  });
  return (
    <ContentDialog
      title={t('videos:edit.title')}
      size="lg"
      failure={outcome.failure}
      isSaving={save.isPending}
      onSubmit={form.submit((parsed) => {
        outcome.start();
        const body = changedFields(parsed, initial);
        // A free video has no price.
        if (parsed.isFree) delete body.money;
        if (Object.keys(body).length === 0) onClose();
        else save.mutate({ params: { id: video.id }, body });
      })}
      onClose={onClose}
    >
      <ContentFields form={form} required={values.status === 'published'} />
      <PriceFields form={form} price={price} error={errors.money} />
      {(video.status === 'published' || video.status === 'draft') && (
        <StatusField
          value={values.status}
          choices={(['draft', 'published'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(status) => set('status', status)}
        />
      )}
    </ContentDialog>
  );
}
