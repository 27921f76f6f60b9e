import { Code, Text } from '@mantine/core';
import { maxRosterBytes, uploadRoster } from '@glossa/contract/learner-import';
import type { RosterPreview } from '@glossa/contract/learner-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { FileDrop } from '@/lib/files/file-drop.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { RosterPreviewStep } from '../components/roster-preview.tsx';
import { RosterProgress } from '../components/roster-progress.tsx';

/** /admin/learners/import: imports learners from a list; with an ID, shows the progress and result of an import. */
export function RosterPage() {
  const { t } = useTranslation('learners');
  const { id } = useParams();
  const [preview, setPreview] = useState<RosterPreview>();
  // Once an import has started, its preview is obsolete: another import begins by choosing a file.
  if (id !== undefined && preview) setPreview(undefined);
  usePageTitle(t('import.title'));
  return (
    <PageLayout>
      <PageHeader
        title={t('import.title')}
        help={
          <>
            {t('import.help')} <Link to="/admin/learners">{t('import.back')}</Link>
          </>
        }
      />
      {id !== undefined ? (
        <RosterProgress key={id} id={id} />
      ) : preview ? (
        <RosterPreviewStep
          preview={preview}
          onPreview={setPreview}
          onChooseOther={() => setPreview(undefined)}
        />
      ) : (
        <RosterFile onPreview={setPreview} />
      )}
    </PageLayout>
  );
}

const exampleHeader = 'email,firstname,lastname,username,current_language,subscription_type,points,password';

/** Step 1: the admin chooses or drops a list, and the server returns a preview. */
function RosterFile({ onPreview }: { onPreview: (preview: RosterPreview) => void }) {
  const { t } = useTranslation('learners');
  const { mutate, isPending, error } = useEndpointMutation(uploadRoster, {
    meta: { silent: true },
    onSuccess: onPreview,
  });
  return (
    <FileDrop
      texts={{
        choose: t('import.choose'),
        kinds: t('import.kinds'),
        reading: t('import.reading'),
        tooLarge: t('import.too_large'),
      }}
      accept=".csv,.tsv,.txt"
      limit={maxRosterBytes}
      busy={isPending}
      problem={error ? errorText(error) : undefined}
      onFile={(file) => mutate({ files: { file } })}
    >
      <Text component="div" size="sm" c="dimmed">
        <p>{t('import.columns')}</p>
        <Code block my={6} dir="ltr" style={{ whiteSpace: 'normal' }}>
          {exampleHeader}
        </Code>
        <p>{t('import.safe')}</p>
      </Text>
    </FileDrop>
  );
}
