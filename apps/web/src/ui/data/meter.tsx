import { Group, Text } from '@mantine/core';
import { useId } from 'react';

import { ShareBar } from './share-bar.tsx';

/** Share above which a meter warns that little is left. */
const nearlyFull = 0.9;

/** How much of something is used up: a label, its value as text and, if there is a limit, a bar. */
export function Meter({
  label,
  value,
  share,
}: {
  label: string;
  /** The usage as text, e.g. '1.2 GB of 5 GB used'. */
  value: string;
  /** The share used, from 0. More than 1 if the limit is exceeded, undefined if there is no limit. */
  share?: number | undefined;
}) {
  const id = useId();
  const shown = Math.min(1, share ?? 0);
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text id={id} fw={500}>
          {label}
        </Text>
        <Text className="tabular">{value}</Text>
      </Group>
      {share !== undefined && (
        <div
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shown * 100)}
          aria-valuetext={value}
        >
          <ShareBar share={shown} height={8} tone={share >= nearlyFull ? 'danger' : 'accent'} />
        </div>
      )}
    </div>
  );
}
