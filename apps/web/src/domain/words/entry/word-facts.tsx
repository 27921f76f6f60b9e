import type { Word } from '@glossa/contract/words';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';

/** Upper limits of the frequency bands, e.g. 500 for the 500 most frequent words. */
const frequencyBands = [100, 500, 1000, 2000, 5000, 10_000] as const;

/** A word's difficulty, frequency and reviews. */
export function WordFacts({ word }: { word: Word }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { last_reviewed: last, next_review: next, difficulty, frequency, frequency_rank: rank } = word;
  const band = rank === null ? undefined : frequencyBands.find((limit) => rank <= limit);
  const facts: [name: string, value: string][] = [
    [t('panel.last_reviewed'), last ? format.relative(new Date(last)) : t('panel.never_reviewed')],
  ];
  if (difficulty !== null)
    facts.push([t('panel.difficulty'), t('panel.difficulty_value', { value: format.number(difficulty) })]);
  if (frequency !== null) facts.push([t('panel.frequency'), `${format.number(frequency)}×`]);
  if (band !== undefined)
    facts.push([t('panel.rank'), t('panel.rank_value', { number: format.number(band) })]);
  return (
    <div>
      {next && (
        <Text size="sm" c="dimmed" mb={4}>
          {t('panel.next_review', { when: format.relative(new Date(next)) })}
        </Text>
      )}
      <FactList facts={facts} />
      {difficulty !== null && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('panel.difficulty_help')}
        </Text>
      )}
    </div>
  );
}

/** Facts as lines, each with its name at the start and its value at the end. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl>
    {facts.map(([name, value]) => (
      <Group key={name} justify="space-between" wrap="nowrap" gap="sm" py={4} fz="sm">
        <Text component="dt" inherit c="dimmed">
          {name}
        </Text>
        <Text component="dd" inherit ta="end" className="tabular">
          {value}
        </Text>
      </Group>
    ))}
  </dl>
);
