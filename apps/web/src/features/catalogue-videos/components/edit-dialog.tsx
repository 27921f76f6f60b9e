import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { useTranslation } from 'react-i18next';

import { ContentDialog } from '@/domain/manage/content-dialog.tsx';
import { ContentFields } from '@/domain/manage/content-fields.tsx';
import { PriceFields } from '@/domain/manage/price-fields.tsx';
import { useEditForm } from '../hooks/use-edit-form.ts';

/** Edits the details of a catalog video. */
export function EditDialog({ video, onClose }: { video: CatalogueVideo; onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const { form, failure, price, isSaving, submit } = useEditForm(video, onClose);
  const { values, set, errors } = form;
  const isReady = video.status === 'published' || video.status === 'draft';
  return (
    <ContentDialog
      title={t('videos:edit.title')}
      failure={failure}
      isSaving={isSaving}
      status={
        isReady
          ? {
              value: values.status,
              choices: (['draft', 'published'] as const).map((value) => ({
                value,
                label: t(`status.${value}`),
              })),
              onChange: (status) => set('status', status),
            }
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ContentFields form={form} required={values.status === 'published'} />
      <PriceFields
        price={price}
        isFree={values.isFree}
        drmProtected={values.drmProtected}
        error={errors.money}
        onFree={(isFree) => set('isFree', isFree)}
        onProtected={(isProtected) => set('drmProtected', isProtected)}
      />
    </ContentDialog>
  );
}
