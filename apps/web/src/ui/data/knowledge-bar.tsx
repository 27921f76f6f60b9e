import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './knowledge-bar.module.css';
import { useFormat } from '../format/use-format.ts';

/** The number of running words per level group. */
export interface KnowledgeCounts {
  known: number;
  learning: number;
  new: number;
  /** Ignored words, such as names; counted as known here. */
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

/** Returns the share of known words in whole percent. Rounded down, so that 100% means every word. */
export const knownShare = (known: number, total: number): number =>
  total === 0 ? 0 : Math.floor((100 * known) / total) / 100;

/** Returns the number of known words, including ignored ones, and the total. */
const countKnown = ({ known, learning, new: unseen, ignored = 0 }: KnowledgeCounts) => ({
  known: known + ignored,
  total: known + ignored + learning + unseen,
});

/** How much of a text is known: `84% known`. */
export function KnownShare({ counts }: { counts: KnowledgeCounts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { known, total } = countKnown(counts);
  return t('knowledge.known', { percent: format.percent(knownShare(known, total)) });
}

/** A thin bar of known, learning and new words, followed by the known share. */
export function KnowledgeBar({ counts, withLabel = true }: { counts: KnowledgeCounts; withLabel?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { known, total } = countKnown(counts);
  const share = (part: number) => (total === 0 ? 0 : part / total);
  const parts = [
    ['known', known],
    ['learning', counts.learning],
    ['new', counts.new],
  ] as const;
  const label = t('knowledge.label', {
    known: format.percent(knownShare(known, total)),
    learning: format.percent(share(counts.learning)),
    new: format.percent(share(counts.new)),
  });
  return (
    <Group gap={10} wrap="nowrap" title={label}>
      <div className={classes.bar} role="img" aria-label={label}>
        {/* Even an empty segment would leave a gap. */}
        {parts
          .filter(([, part]) => part > 0)
          .map(([name, part]) => (
            <span key={name} className={classes[name]} style={{ inlineSize: `${share(part) * 100}%` }} />
          ))}
      </div>
      {withLabel && (
        <Text component="span" className="tabular" size="xs" c="dimmed" flex="none" aria-hidden="true">
          <KnownShare counts={counts} />
        </Text>
      )}
    </Group>
  );
}
