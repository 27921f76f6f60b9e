import type { RosterPreview } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';

import classes from './roster-sample.module.css';

/** The first lines of a list, with the field that each column maps to. */
export function RosterSample({ preview: { columns, sample } }: { preview: RosterPreview }) {
  const { t } = useTranslation('learners');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled with the keys.
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('import.sample')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ name, field }, index) => (
              <th key={index} scope="col" data-left={field === null || undefined}>
                <bdi>{name}</bdi>
                <span>{field === null ? t('import.left_out') : t(`fields.${field}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ line, cells }) => (
            <tr key={line}>
              {columns.map(({ field }, index) => (
                <td key={index} dir="auto" data-left={field === null || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
