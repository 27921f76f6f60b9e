import { urlOf } from '@glossa/contract/client';
import type { ImportReport as Report } from '@glossa/contract/word-import';
import { getImport, getRefusedLines } from '@glossa/contract/word-import';
import { undoWords } from '@glossa/contract/word-changes';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { importPath } from '../paths.ts';
import classes from './import-report.module.css';
import { RefusedLines } from './refused-lines.tsx';

const figures = ['added', 'changed', 'kept', 'refused'] as const;

/** The result of an import, with an undo button. */
export function ImportReport({ report }: { report: Report }) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  const undo = useEndpointMutation(undoWords, { invalidates: [getImport] });
  const token = report.undo;
  const undone = undo.data?.restored;
  return (
    <section className={classes.root} aria-labelledby="report-title">
      <div role="status">
        <h2 id="report-title" className={classes.title}>
          {undone === undefined ? t('report.done') : t('report.undone', { count: undone })}
        </h2>
      </div>
      <dl className={classes.figures}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`report.${name}`)}</dt>
            <dd>{format.number(report[name])}</dd>
          </div>
        ))}
      </dl>
      <RefusedLines lines={report.refused_lines} count={report.refused} />
      <div className={classes.actions}>
        <Button component={Link} to="/words">
          {t('report.words')}
        </Button>
        <Button variant="default" component={Link} to={importPath}>
          {t('report.again')}
        </Button>
        {report.refused > 0 && (
          <Button
            component="a"
            variant="default"
            href={urlOf(getRefusedLines, { params: { id: report.id } })}
            download
          >
            {t('report.download')}
          </Button>
        )}
        {token !== null && undone === undefined && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
            {t('report.undo')}
          </Button>
        )}
      </div>
    </section>
  );
}
