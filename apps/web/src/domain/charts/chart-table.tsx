import { useTranslation } from 'react-i18next';

import type { ChartData } from './chart-data.ts';
import classes from './charts.module.css';

/** A chart's values as a table; a dash where a value is unavailable. */
export function ChartTable({
  id,
  label,
  data,
  format,
  isOpen,
}: {
  id: string;
  label: string;
  data: ChartData;
  format: (value: number) => string;
  /** Whether the table is visible; otherwise it is for screen readers only. */
  isOpen: boolean;
}) {
  const { t } = useTranslation();
  const say = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : t('none'));
  // Screen readers find the table themselves, but keyboard users must be able to focus it to scroll.
  const place = isOpen
    ? { className: classes.table, role: 'region', tabIndex: 0, 'aria-label': label }
    : { className: classes.hidden };
  return (
    <div id={id} {...place}>
      <table>
        <caption className={classes.hidden}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{data.pointName}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map(({ long }, index) => (
            <tr key={long}>
              <th scope="row">{long}</th>
              {data.series.map(({ name, values }) => (
                <td key={name}>{say(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
