import { exportMetrics } from '@glossa/contract/metrics';
import type { MetricPeriod, MetricTable } from '@glossa/contract/metrics';
import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '@/lib/files/fetch-file.ts';
import { downloadFile } from '@/lib/files/download-file.ts';
import classes from './metrics-section.module.css';

/** A titled section of the page, with export options. */
export function MetricsSection({
  title,
  help,
  table,
  period,
  children,
}: {
  title: string;
  help?: ReactNode;
  table: MetricTable;
  period: MetricPeriod;
  children: ReactNode;
}) {
  const { t } = useTranslation('metrics');
  const heading = useId();
  const save = useMutation({
    mutationFn: async () => {
      const { content, name } = await fetchFile(exportMetrics, { query: { period, table } });
      downloadFile(content, name);
    },
  });
  const label = t('export_part', { title });
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <header>
        <div>
          <h2 id={heading}>{title}</h2>
          {help !== undefined && <p>{help}</p>}
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={label}
          title={label}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          <IconDownload size={18} stroke={1.6} />
        </ActionIcon>
      </header>
      {children}
    </section>
  );
}

/** A titled chart or table. */
export function MetricsCard({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.card}>
      <h3>{title}</h3>
      {help !== undefined && <p>{help}</p>}
      {children}
    </div>
  );
}

/** Cards side by side where there is space. */
export const CardRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.cards}>{children}</div>
);
