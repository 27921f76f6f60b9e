import { getAnalysis } from '@glossa/contract/reading';
import type { Analysis } from '@glossa/contract/reading';
import { ActionIcon, Box, Group, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FactList } from '@/domain/words/entry/word-facts.tsx';
import panelClasses from '@/domain/words/entry/word-panel.module.css';
import { endpointQuery } from '@/lib/api/query.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';

/** Statistics of the whole text, updated whenever a word changes. */
export function AnalysisPanel({
  id,
  initialAnalysis,
  language,
  onClose,
}: {
  id: string;
  /** Language code of the text. */
  language: string;
  /** The statistics loaded with the page. */
  initialAnalysis: Analysis;
  onClose: () => void;
}) {
  const analysis = useAnalysis(id, initialAnalysis);
  const { t, i18n } = useTranslation(['reader', 'common']);
  const format = useFormat();
  const heading = useId();
  // Pages cached on this device by an older version have no grammar points.
  const grammarPoints: readonly string[] = (analysis as Partial<Analysis>).grammar_points ?? [];
  const facts: [name: string, value: string][] = [
    [t('analysis.difficulty'), t(`common:difficulty.${analysis.difficulty}`)],
    [t('analysis.reading_time'), formatReadingTime(analysis.readingTime, i18n.language)],
    [t('analysis.words'), format.number(analysis.wordCount)],
    [t('analysis.unique'), format.number(analysis.uniqueWords)],
    [t('analysis.new'), format.number(analysis.newWords)],
    [t('analysis.learning'), format.number(analysis.learningWords)],
    [t('analysis.known'), format.number(analysis.knownWords)],
  ];
  if (analysis.ignoredWords > 0) facts.push([t('analysis.ignored'), format.number(analysis.ignoredWords)]);
  return (
    <section className={panelClasses.panel} aria-labelledby={heading}>
      <Group component="header" justify="space-between" wrap="nowrap" mt={-4}>
        <Title order={2} fz="sm" id={heading}>
          {t('analysis.title')}
        </Title>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </Group>
      <Text size="sm" c="dimmed" mt={-12}>
        <Text span fz={25} fw={600} c="var(--glossa-ink)" className="tabular">
          {format.percent(analysis.unknownWordsPercentage / 100, 1)}
        </Text>{' '}
        {t('analysis.unknown')}
      </Text>
      {analysis.unknownByFamilyPercentage !== null && (
        <Text size="sm" c="dimmed" mt={-12}>
          {t('analysis.unknown_by_family', {
            share: format.percent(analysis.unknownByFamilyPercentage / 100, 1),
          })}
        </Text>
      )}
      <KnowledgeBar counts={analysis.knowledge} withLabel={false} />
      <FactList facts={facts} />
      {grammarPoints.length > 0 && (
        <div>
          <Text component="h3" size="sm" fw={400} c="dimmed" mb={6} id={`${heading}-grammar`}>
            {t('analysis.grammar')}
          </Text>
          <Group component="ul" gap={6} aria-labelledby={`${heading}-grammar`}>
            {grammarPoints.map((point) => (
              <Box
                key={point}
                component="li"
                px="xs"
                py={2}
                bdrs="md"
                bg="var(--glossa-sunken)"
                fz="sm"
                lang={language}
                dir="auto"
              >
                {point}
              </Box>
            ))}
          </Group>
        </div>
      )}
    </section>
  );
}

/** Returns a text's current statistics, initially the `known` ones that were loaded with the page. */
export function useAnalysis(id: string, known: Analysis): Analysis {
  const { data } = useQuery({ ...endpointQuery(getAnalysis, { params: { id } }), initialData: known });
  return data;
}

/** Formats a reading time in minutes, or in whole hours if it is two hours or more. */
export function formatReadingTime(minutes: number, language: string): string {
  const [value, unit] = minutes < 120 ? ([minutes, 'minute'] as const) : ([minutes / 60, 'hour'] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(value);
}
