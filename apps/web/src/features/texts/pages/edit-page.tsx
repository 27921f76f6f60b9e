import { ActionIcon, Button, Skeleton, Stack } from '@mantine/core';
import { TextId } from '@glossa/contract/fields';
import { messages } from '@glossa/contract/messages';
import { getText } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { WithAside } from '@/ui/layout/with-aside.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { shelves } from '../shelves.ts';

/** /reading/edit/{id}: edits one of the user's own texts. */
export function EditPage() {
  const { t } = useTranslation(['texts', 'validation']);
  const { id = '' } = useParams();
  const isValid = TextId.safeParse(id).success;
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getText, { params: { id } }),
    enabled: isValid,
    // Not cached, so that the form never shows an outdated version of the text.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  usePageTitle(t('edit.title'));
  const body = () => {
    if (!isValid) return <ErrorState message={validationText(messages.id_invalid)} />;
    // Keep the form even if the text has been deleted in the meantime; saving then reports the deletion.
    if (data) return <EditForm key={data.id} text={data} />;
    if (error?.status === 404) return <TextNotFound />;
    if (error) return <ErrorState message={t('edit.load_failed')} onRetry={() => void refetch()} />;
    return <FormSkeleton />;
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

/** Shows that the text doesn't exist or has been deleted. */
function TextNotFound() {
  const { t } = useTranslation('texts');
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('gone.title')}
        message={t('gone.message')}
        action={
          <Button component={Link} to={shelves.reading.path}>
            {t('analysis.to_library')}
          </Button>
        }
      />
    </div>
  );
}

const sideFields = [0, 1, 2, 3];

/** Placeholder for the edit form while it is loading. */
const FormSkeleton = () => (
  <LoadingState>
    <WithAside
      aside={
        <Stack gap="lg">
          {sideFields.map((field) => (
            <Skeleton key={field} height={40} />
          ))}
        </Stack>
      }
    >
      <Stack gap="lg">
        <Skeleton height={40} />
        <Skeleton height={420} />
      </Stack>
    </WithAside>
  </LoadingState>
);
