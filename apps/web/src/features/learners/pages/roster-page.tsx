import { useState } from 'react';
import type { RosterPreview } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { RosterFile } from '../components/roster-file.tsx';
import { RosterPlan } from '../components/roster-plan.tsx';
import { RosterState } from '../components/roster-state.tsx';

/** /admin/learners/import: imports learners from a list; with an ID, shows the progress and result of an import. */
export function RosterPage() {
  const { t } = useTranslation('learners');
  const { id } = useParams();
  const [preview, setPreview] = useState<RosterPreview>();
  // A started import is no longer a preview: another list starts with its file.
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
        <RosterState key={id} id={id} />
      ) : preview ? (
        <RosterPlan preview={preview} onPreview={setPreview} onOther={() => setPreview(undefined)} />
      ) : (
        <RosterFile onPreview={setPreview} />
      )}
    </PageLayout>
  );
}
