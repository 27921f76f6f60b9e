import { Group, Text } from '@mantine/core';

import { useFormat } from '@/ui/format/use-format.ts';

/** The numbers of learners that an import adds, changes and so on. `isStale` is true while new counts are loading. */
export function RosterCounts({
  counts,
  isStale = false,
}: {
  counts: readonly { label: string; value: number }[];
  isStale?: boolean;
}) {
  const format = useFormat();
  return (
    <Group
      component="dl"
      gap="12px clamp(20px, 4vw, 40px)"
      opacity={isStale ? 0.5 : 1}
      aria-live="polite"
      aria-busy={isStale}
    >
      {counts.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="xl" lh={1.3} className="tabular">
            {format.number(value)}
          </Text>
        </div>
      ))}
    </Group>
  );
}
