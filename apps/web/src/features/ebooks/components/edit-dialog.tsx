import { ebookStatuses } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import { ContentDialog } from '@/domain/manage/content-dialog.tsx';
import { ContentFields } from '@/domain/manage/content-fields.tsx';
import { PriceFields } from '@/domain/manage/price-fields.tsx';
import { TierField } from '@/domain/manage/tier-field.tsx';
import { useEditForm } from '../hooks/use-edit-form.ts';

/** Edits the details of an ebook. */
export function EditDialog({ ebook, onClose }: { ebook: Ebook; onClose: () => void }) {
  const { t } = useTranslation('ebooks');
  const { form, failure, price, isSaving, submit } = useEditForm(ebook, onClose);
  const { values, set, errors } = form;
  const isReady = ebook.preparation === 'ready';
  return (
    <ContentDialog
      title={t('edit.title')}
      failure={failure}
      isSaving={isSaving}
      status={{
        value: values.status,
        choices: ebookStatuses
          .filter((value) => value !== 'published' || isReady)
          .map((value) => ({ value, label: t(`status.${value}`) })),
        help: isReady ? undefined : t('edit.not_ready'),
        onChange: (status) => set('status', status),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ContentFields form={form} required={values.status === 'published'} />
      <PriceFields
        price={price}
        isFree={values.isFree}
        drmProtected={values.drmProtected}
        fromTier={values.tier !== null}
        error={errors.money}
        onFree={(isFree) => set('isFree', isFree)}
        onProtected={(isProtected) => set('drmProtected', isProtected)}
      >
        <TierField
          value={values.tier ?? ''}
          type="ebook"
          onChange={(id) => set('tier', id === '' ? null : id)}
        />
      </PriceFields>
    </ContentDialog>
  );
}
