import { urlOf } from '@glossa/contract/client';
import { getRefusedLearners } from '@glossa/contract/learner-import';
import type { RosterReport as Report } from '@glossa/contract/learner-import';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './roster-plan.module.css';
import { RosterNotInvited } from './roster-not-invited.tsx';
import { RosterRefused } from './roster-refused.tsx';

const figures = ['added', 'changed', 'kept', 'refused', 'invited'] as const;

/** The result of an import. */
export function RosterReport({ report }: { report: Report }) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  return (
    <section className={classes.root} aria-labelledby="report-title">
      <div role="status">
        <h2 id="report-title" style={{ margin: 0, fontSize: 20 }}>
          {t(report.finished ? 'import.done' : 'import.so_far')}
        </h2>
      </div>
      <dl className={classes.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`import.did.${figure}`)}</dt>
            <dd>{format.number(report[figure])}</dd>
          </div>
        ))}
      </dl>
      <RosterRefused lines={report.refused_lines} count={report.refused} />
      <RosterNotInvited report={report} />
      <div className={classes.actions}>
        <Button component={Link} to="/admin/learners">
          {t('import.back')}
        </Button>
        <Button variant="default" component={Link} to="/admin/learners/import">
          {t('import.another')}
        </Button>
        {report.refused > 0 && (
          <Button
            component="a"
            variant="default"
            href={urlOf(getRefusedLearners, { params: { id: report.id } })}
            download
          >
            {t('import.download')}
          </Button>
        )}
      </div>
    </section>
  );
}
