import { listCatalogueVideos, updateCatalogueVideo } from '@glossa/contract/catalogue-videos';
import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { contentGaps } from '@glossa/contract/content-gaps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { changedFields } from '@/domain/manage/changed-fields.ts';
import { gapTexts } from '@/domain/manage/gap-texts.ts';
import { usePriceText } from '@/domain/manage/use-price-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

const factsOf = (video: CatalogueVideo) => ({
  title: video.title,
  author: video.author,
  description: video.description,
  category: video.category,
  difficulty: video.difficulty,
  tags: video.tags.map(({ name }) => name),
  isFree: video.isFree,
  drmProtected: video.drmProtected,
  money: video.money,
  status: video.status === 'published' ? ('published' as const) : ('draft' as const),
});
type Facts = ReturnType<typeof factsOf>;

/** Returns what a video still needs, as messages by field. */
function gapsOf(facts: Facts): Partial<Record<keyof Facts, string>> {
  const { price, ...others } = contentGaps({ ...facts, price: facts.money.amount });
  return gapTexts({ ...(price ? { money: price } : {}), ...(facts.status === 'published' ? others : {}) });
}

/** The form for a catalog video. Sends only fields that changed. */
export function useEditForm(video: CatalogueVideo, onDone: () => void) {
  const { t } = useTranslation('catalogue');
  const [initial] = useState(() => factsOf(video));
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(updateCatalogueVideo.body, initial, gapsOf);
  const save = useEndpointMutation(updateCatalogueVideo, {
    meta: { quiet: true },
    invalidates: [listCatalogueVideos],
    onSuccess: () => {
      toast.success(t('edit.saved'));
      onDone();
    },
    onError: (error) => {
      if (!form.takeErrors(error)) setFailure(failureText(error, t('edit.failed')));
    },
  });
  const { currency } = form.values.money;
  const price = usePriceText(video.isFree ? '' : String(video.price), currency, (money) =>
    form.set('money', money),
  );
  return {
    form,
    failure,
    isSaving: save.isPending,
    price,
    submit: form.submit((parsed) => {
      setFailure(undefined);
      const body = changedFields(parsed, initial);
      // A free video has no price.
      if (parsed.isFree) delete body.money;
      if (Object.keys(body).length === 0) onDone();
      else save.mutate({ params: { id: video.id }, body });
    }),
  };
}
