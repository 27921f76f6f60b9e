import { useTranslation } from 'react-i18next';

import type { ChartData } from './chart-data.ts';
import classes from './charts.module.css';

/** The figures of a chart as a table; those that cannot be had are dashes. */
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
  /** Otherwise it is for screen readers only. */
  isOpen: boolean;
}) {
  const { t } = useTranslation();
  const say = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : t('none'));
  // A screen reader finds the table by itself; who scrolls it by keyboard has to reach its place.
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
