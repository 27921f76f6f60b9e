import { ActionIcon } from '@mantine/core';
import { TextId } from '@glossa/contract/fields';
import { messages } from '@glossa/contract/messages';
import { getText } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { EditScreen } from '../components/edit-screen.tsx';
import { EditSkeleton } from '../components/edit-skeleton.tsx';
import { TextGone } from '../components/text-gone.tsx';
import { shelves } from '../shelves.ts';

/** /reading/edit/{id}: edits one of the user's own texts. */
export function EditPage() {
  const { t } = useTranslation(['texts', 'validation']);
  const { id = '' } = useParams();
  const valid = TextId.safeParse(id).success;
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getText, { params: { id } }),
    enabled: valid,
    // A book is not cached, so the form never shows it as it was before the last change.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  usePageTitle(t('edit.title'));
  const body = () => {
    if (!valid) return <ErrorState message={validationText(messages.id_invalid)} />;
    // The input stays even if the text is deleted meanwhile; saving then reports that.
    if (data) return <EditScreen key={data.id} text={data} />;
    if (error?.status === 404) return <TextGone />;
    if (error) return <ErrorState message={t('edit.load_failed')} onRetry={() => void refetch()} />;
    return <EditSkeleton />;
  };
  return (
    <PageLayout>
      <PageHeader
        title={t('edit.title')}
        before={
          <ActionIcon
            component={Link}
            to={shelves.reading.path}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('edit.back')}
          >
            <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
          </ActionIcon>
        }
      />
      {body()}
    </PageLayout>
  );
}
