import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './knowledge-bar.module.css';
import { useFormat } from '../format/use-format.ts';

/** Numbers of running words by level group. */
export interface KnowledgeCounts {
  known: number;
  learning: number;
  new: number;
  /** Names and the like; counted as known here. */
  ignored?: number;
}

/** Short labels below the two ends of a bar. */
export const BarLabels = ({ children }: { children: ReactNode }) => (
  <Group
    className="tabular"
    justify="space-between"
    align="flex-start"
    gap="sm"
    wrap="nowrap"
    fz={12}
    lh={1.4}
    c="dimmed"
  >
    {children}
  </Group>
);

/** A thin bar of known, learning and new words, followed by the known share. */
export function KnowledgeBar({ counts, withLabel = true }: { counts: KnowledgeCounts; withLabel?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const known = counts.known + (counts.ignored ?? 0);
  const total = known + counts.learning + counts.new;
  const share = (part: number) => (total === 0 ? 0 : part / total);
  const parts = [
    ['known', known],
    ['learning', counts.learning],
    ['new', counts.new],
  ] as const;
  const label = t('knowledge.label', {
    known: format.percent(share(known)),
    learning: format.percent(share(counts.learning)),
    new: format.percent(share(counts.new)),
  });
  return (
    <Group gap={10} wrap="nowrap" title={label}>
      <div className={classes.bar} role="img" aria-label={label}>
        {/* Even an empty part would have a gap. */}
        {parts
          .filter(([, part]) => part > 0)
          .map(([name, part]) => (
            <span key={name} className={classes[name]} style={{ inlineSize: `${share(part) * 100}%` }} />
          ))}
      </div>
      {withLabel && (
        <Text component="span" className="tabular" size="xs" c="dimmed" flex="none" aria-hidden="true">
          {t('knowledge.known', { percent: format.percent(share(known)) })}
        </Text>
      )}
    </Group>
  );
}
