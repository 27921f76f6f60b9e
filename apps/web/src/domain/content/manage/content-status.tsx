import { Badge, Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './status-badge.module.css';

type Status = 'published' | 'draft' | 'archived' | 'processing' | 'error';

/** A badge in the color of a status; `children` is its label. */
export const StatusBadge = ({ status, children }: { status: Status; children: ReactNode }) => (
  <Badge className={classes[status]} component="span" radius="xl" px={9} fz={12} fw={600}>
    {children}
  </Badge>
);

/** A content item's status badges, and its progress (`percent`) during processing. */
export function ContentStatus({
  badges,
  progress,
}: {
  badges: readonly { status: Status; label: string }[];
  progress?: { percent: number; label: string; stage?: string; valueText?: string } | undefined;
}) {
  const format = useFormat();
  return (
    <Stack className="tabular" gap={5} align="flex-start" display="inline-flex">
      {badges.map(({ status, label }) => (
        <StatusBadge key={status} status={status}>
          {label}
          {progress && status === 'processing' && (
            <Text component="span" inherit fw={400} ms={6}>
              {format.percent(progress.percent / 100)}
            </Text>
          )}
        </StatusBadge>
      ))}
      {progress && (
        <Box
          w="100%"
          role="progressbar"
          aria-label={progress.label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress.percent}
          aria-valuetext={progress.valueText}
          title={progress.stage}
        >
          <ShareBar share={progress.percent / 100} height={3} />
        </Box>
      )}
    </Stack>
  );
}
