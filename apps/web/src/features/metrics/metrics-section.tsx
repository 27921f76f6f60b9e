import { exportMetrics } from '@glossa/contract/metrics';
import type { MetricPeriod, MetricTable } from '@glossa/contract/metrics';
import { ActionIcon, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { downloadFile } from '@/lib/files/download-file.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Section } from '@/ui/layout/section.tsx';

/** A section of the page, with a button that exports its table. */
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
  const save = useMutation({
    mutationFn: async () => {
      const { content, name } = await fetchFile(exportMetrics, { query: { period, table } });
      downloadFile(content, name);
    },
  });
  const label = t('export_part', { title });
  return (
    <Section
      title={title}
      help={help}
      mt="xl"
      actions={
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
      }
    >
      {children}
    </Section>
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
    <Card miw={0} p="md">
      <Section order={3} title={title} help={help}>
        {children}
      </Section>
    </Card>
  );
}

/** Cards side by side where there is space. */
export const CardRow = ({ children }: { children: ReactNode }) => (
  <AutoGrid isStretched minColumn={420} gap="sm" mt="sm">
    {children}
  </AutoGrid>
);

/** A message in place of a table or chart without data. */
export const EmptyNote = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" ta="center" px="md" py="lg" bg="var(--glossa-sunken)" bdrs="md">
    {children}
  </Text>
);
