import type { Report } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/bar-chart.tsx';
import type { DoneName } from '../hooks/use-done-figures.ts';
import { useStretchPoints } from '../hooks/use-stretch-points.ts';

/** A bar chart of some counts for each interval of a report. */
export function CountsChart({
  report,
  label,
  names,
}: {
  report: Report;
  label: string;
  names: readonly DoneName[];
}) {
  const { t } = useTranslation('reports');
  const points = useStretchPoints(report);
  const series = names.map((name) => ({
    name: t(`figures.${name}`),
    values: report.stretches.map(({ done }) => done[name]),
  }));
  return <BarChart label={label} data={{ pointName: t(`units.${report.unit}`), points, series }} />;
}
