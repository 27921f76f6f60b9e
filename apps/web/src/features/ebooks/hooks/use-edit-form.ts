import { contentGaps } from '@glossa/contract/content-gaps';
import { listEbooks, updateEbook } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import { messages } from '@glossa/contract/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { changedFields } from '@/domain/manage/changed-fields.ts';
import { gapTexts } from '@/domain/manage/gap-texts.ts';
import { usePriceText } from '@/domain/manage/use-price-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

const factsOf = (ebook: Ebook) => ({
  title: ebook.title,
  author: ebook.author,
  description: ebook.description,
  category: ebook.category,
  difficulty: ebook.difficulty,
  tags: ebook.tags.map(({ name }) => name),
  isFree: ebook.isFree,
  drmProtected: ebook.drmProtected,
  money: ebook.money,
  tier: ebook.tier?.id ?? null,
  status: ebook.status,
});
type Facts = ReturnType<typeof factsOf>;

/** Returns what an ebook still needs, as messages by field. */
function gapsOf(facts: Facts): Partial<Record<keyof Facts, string>> {
  const { price, ...others } = contentGaps({ ...facts, price: facts.money.amount });
  return gapTexts({
    ...(price && facts.tier === null ? { money: [messages.price_positive] } : {}),
    ...(facts.status === 'published' ? others : {}),
  });
}

/** The form for an ebook. Sends only fields that changed. */
export function useEditForm(ebook: Ebook, onDone: () => void) {
  const { t } = useTranslation('ebooks');
  const [initial] = useState(() => factsOf(ebook));
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(updateEbook.body, initial, gapsOf);
  const price = usePriceText(ebook.isFree ? '' : String(ebook.price), form.values.money.currency, (money) =>
    form.set('money', money),
  );
  const save = useEndpointMutation(updateEbook, {
    meta: { quiet: true },
    invalidates: [listEbooks],
    onSuccess: () => {
      toast.success(t('edit.saved'));
      onDone();
    },
    onError: (error) => {
      if (!form.takeErrors(error)) setFailure(failureText(error, t('edit.failed')));
    },
  });
  return {
    form,
    failure,
    price,
    isSaving: save.isPending,
    submit: form.submit((parsed) => {
      setFailure(undefined);
      const body = changedFields(parsed, initial);
      // A free ebook, or one sold by tier, has no price.
      if (parsed.isFree || parsed.tier) delete body.money;
      if (parsed.tier) delete body.isFree;
      if (Object.keys(body).length === 0) onDone();
      else save.mutate({ params: { id: ebook.id }, body });
    }),
  };
}
