import { ebookStatuses, listEbooks, updateEbook } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import { messages } from '@glossa/contract/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ContentDialog, StatusField } from '@/domain/content/edit/content-dialog.tsx';
import { ContentFields } from '@/domain/content/edit/content-fields.tsx';
import { contentErrors, contentValues } from '@/domain/content/edit/edited-content.ts';
import { PriceFields } from '@/domain/content/edit/price-fields.tsx';
import { TierField } from '@/domain/content/edit/tier-field.tsx';
import { usePriceField } from '@/domain/content/edit/use-price-field.ts';
import { useSaveOutcome } from '@/domain/content/edit/use-save-outcome.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { changedFields } from '@/lib/forms/changed-fields.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';

/** Edits the details of an ebook. Sends only fields that changed. */
export function EditDialog({ ebook, onClose }: { ebook: Ebook; onClose: () => void }) {
  const { t } = useTranslation('ebooks');
  const [initial] = useState(() => ({
    ...contentValues(ebook),
    tier: ebook.tier?.id ?? null,
    status: ebook.status,
  }));
  const form = useContractForm(updateEbook.body, initial, (values) =>
    contentErrors(values, messages.price_positive),
  );
  const { values, set, errors } = form;
  const price = usePriceField(ebook.isFree ? '' : String(ebook.price), values.money.currency, (money) =>
    set('money', money),
  );
  const outcome = useSaveOutcome(form, { saved: t('edit.saved'), failed: t('edit.failed') }, onClose);
  const save = useEndpointMutation(updateEbook, { ...outcome.options, invalidates: [listEbooks] });
  const isReady = ebook.preparation === 'ready';
  return (
    <ContentDialog
      title={t('edit.title')}
      size="lg"
      failure={outcome.failure}
      isSaving={save.isPending}
      onSubmit={form.submit((parsed) => {
        outcome.start();
        const body = changedFields(parsed, initial);
        // A free ebook, or one sold by tier, has no price.
        if (parsed.isFree || parsed.tier) delete body.money;
        if (parsed.tier) delete body.isFree;
        if (Object.keys(body).length === 0) onClose();
        else save.mutate({ params: { id: ebook.id }, body });
      })}
      onClose={onClose}
    >
      <ContentFields form={form} required={values.status === 'published'} />
      <PriceFields form={form} price={price} error={errors.money} hasTier={values.tier !== null}>
        <TierField
          value={values.tier ?? ''}
          type="ebook"
          onChange={(id) => set('tier', id === '' ? null : id)}
        />
      </PriceFields>
      <StatusField
        value={values.status}
        choices={ebookStatuses
          .filter((value) => value !== 'published' || isReady)
          .map((value) => ({ value, label: t(`status.${value}`) }))}
        help={isReady ? undefined : t('edit.not_ready')}
        onChange={(status) => set('status', status)}
      />
    </ContentDialog>
  );
}
