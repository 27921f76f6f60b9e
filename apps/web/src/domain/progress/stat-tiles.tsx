import { Group, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

import { Card } from '@/ui/layout/card.tsx';
import classes from './stat-tiles.module.css';
import { ToneIcon } from './tone-icon.tsx';

/** A statistic with its name, icon and note. */
interface StatTile extends Pick<ComponentProps<typeof ToneIcon>, 'icon' | 'tone'> {
  label: string;
  value: string;
  note?: ReactNode;
}

/** Statistics side by side, two per row in narrow windows. */
export function StatTiles({ label, tiles }: { label: string; tiles: readonly StatTile[] }) {
  return (
    <dl className={classes.tiles} aria-label={label}>
      {tiles.map(({ label: name, value, note, icon, tone }) => (
        <Card key={name} p="clamp(12px, 1.4vw, 16px) clamp(14px, 1.7vw, 20px)" className={classes.tile ?? ''}>
          <Group component="dt" gap="xs" wrap="nowrap" fz="sm" c="dimmed">
            <ToneIcon icon={icon} tone={tone} size={30} />
            {name}
          </Group>
          <Text
            component="dd"
            className="tabular"
            mt={10}
            fz="clamp(25px, 2.5vw, 31px)"
            fw={600}
            lh={1.2}
            lts="-0.02em"
          >
            {value}
          </Text>
          {note !== undefined && (
            <Text component="dd" size="sm" lh={1.4} c="dimmed">
              {note}
            </Text>
          )}
        </Card>
      ))}
    </dl>
  );
}
