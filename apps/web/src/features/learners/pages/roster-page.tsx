import { useState } from 'react';
import type { RosterPreview } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { RosterFile } from '../components/roster-file.tsx';
import { RosterPlan } from '../components/roster-plan.tsx';
import { RosterState } from '../components/roster-state.tsx';

/** /admin/learners/import: adds learners from a list; with an id, how far that is and what it has done. */
export function RosterPage() {
  const { t } = useTranslation('learners');
  const { id } = useParams();
  const [preview, setPreview] = useState<RosterPreview>();
  // What was taken over is no plan any more: another list begins with its file.
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
