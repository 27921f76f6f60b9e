import { Box, Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useReaderSettings } from '@/domain/settings/use-settings.ts';
import { TableFrame } from '@/ui/data/data-table.tsx';
import { useHasBeenInView } from '@/ui/hooks/use-in-view.ts';
import { hasValues } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';
import classes from './charts.module.css';
import { SeriesIcon } from './series-style.tsx';

/** Height of the empty state in CSS pixels, less than that of a plot. */
const emptyHeight = 160;

/** The frame of every plot: legend, loading, empty and error states, and the data table. */
export function ChartFrame({
  label,
  data,
  empty,
  height,
  kind,
  format,
  onRetry,
  children,
}: {
  label: string;
  /** The chart's data; undefined while loading. */
  data: ChartData | undefined;
  /** Text of the empty state. */
  empty: string | undefined;
  height: number;
  kind: 'line' | 'bar';
  format: (value: number) => string;
  /** Retries loading the data; set if loading failed. */
  onRetry: (() => void) | undefined;
  /** The plot, which is rendered once it is near the viewport; empty while its code loads. */
  children: ReactNode;
}) {
  const { t } = useTranslation(['charts', 'common']);
  const { settings } = useReaderSettings();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ref, hasBeenInView } = useHasBeenInView<HTMLDivElement>();
  const visibleData = data && hasValues(data) ? data : undefined;
  const plotSize = { blockSize: height };
  return (
    <div className={classes.chart} data-marks={settings?.marks}>
      {visibleData && visibleData.series.length > 1 && (
        <Group component="ul" gap="4px 16px" mb="xs" fz="sm" aria-hidden="true">
          {visibleData.series.map(({ name }, index) => (
            <Group key={name} component="li" gap={6}>
              <SeriesIcon index={index} kind={kind} />
              {name}
            </Group>
          ))}
        </Group>
      )}
      {onRetry ? (
        <ChartMessage height={height} role="alert">
          <p>{t('failed')}</p>
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </ChartMessage>
      ) : !data ? (
        <div role="status" aria-label={t('common:loading')} aria-busy="true">
          <Skeleton height={height} />
        </div>
      ) : !visibleData ? (
        <ChartMessage height={Math.min(height, emptyHeight)}>
          <p>{empty ?? t('empty')}</p>
        </ChartMessage>
      ) : (
        <>
          <div ref={ref} className={classes.plot} style={plotSize} role="img" aria-label={label}>
            {(hasBeenInView && children) || <Skeleton height={height} />}
          </div>
          <Button
            mt={4}
            variant="subtle"
            size="compact-xs"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen((before) => !before)}
          >
            {isOpen ? t('hide_data') : t('show_data')}
          </Button>
          <ChartTable id={id} label={label} data={visibleData} format={format} isOpen={isOpen} />
        </>
      )}
    </div>
  );
}

/** A message shown instead of the plot. */
const ChartMessage = (props: { height: number; role?: 'alert'; children: ReactNode }) => {
  const { height, ...rest } = props;
  return (
    <Stack
      {...rest}
      h={height}
      px="md"
      gap="sm"
      align="center"
      justify="center"
      fz="sm"
      ta="center"
      c="dimmed"
      bg="var(--glossa-sunken)"
      bdrs="md"
    />
  );
};

/** A chart's values as a table; a dash where a value is unavailable. */
function ChartTable({
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
  const text = (value: number | null | undefined) => (typeof value === 'number' ? format(value) : t('none'));
  const table = (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{data.pointName}</th>
          {data.series.map(({ name }) => (
            <th key={name} scope="col" data-number>
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
              <td key={name} data-number>
                {text(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Box id={id} mt="xs">
      {isOpen ? (
        <TableFrame label={label} maxHeight={280}>
          {table}
        </TableFrame>
      ) : (
        <VisuallyHidden component="div">{table}</VisuallyHidden>
      )}
    </Box>
  );
}
