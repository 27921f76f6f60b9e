import { listContentPricing } from '@glossa/contract/content-pricing';
import { addSampleEbook, listEbooks } from '@glossa/contract/ebooks';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { toast } from '@/ui/feedback/toast.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';

/**
 * Adds a sample ebook for new sellers to try; `to` is the page that lists the sample, unless that is the current page.
 */
export function AddSampleButton({ to }: { to?: string }) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const { mutate, isPending } = useEndpointMutation(addSampleEbook, {
    invalidates: [listEbooks, listContentPricing],
    onSuccess: ({ title }) => {
      toast.success(t('sample.added', { title }));
      if (to !== undefined) void navigate(to);
    },
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({})}>
      {t('sample.add')}
    </Button>
  );
}
