import { recordTextRead } from '@glossa/contract/activity';
import type { Analysis } from '@glossa/contract/reading';
import { Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { call } from '@/lib/api/client.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { Drawing } from '@/ui/feedback/drawing.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { useAnalysis } from './analysis-panel.tsx';
import classes from './finish-screen.module.css';

/** The end of the text: what was read, how much of it is known, and what to do next. */
export function FinishScreen({
  id,
  title,
  initialAnalysis,
  isVisit,
  onBack,
  onRestart,
}: {
  id: string;
  title: string;
  /** The statistics loaded with the page. */
  initialAnalysis: Analysis;
  /** Whether the text was only visited, for example to look something up. */
  isVisit: boolean;
  /** Returns to the last page. */
  onBack: () => void;
  /** Starts again at the first page. */
  onRestart: () => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const analysis = useAnalysis(id, initialAnalysis);
  useRecordTextRead(id, isVisit);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stats = [
    [format.number(analysis.wordCount), t('finish.words', { count: analysis.wordCount })],
    [format.number(analysis.knownWords), t('finish.known', { count: analysis.knownWords })],
    [format.number(analysis.learningWords), t('finish.learning', { count: analysis.learningWords })],
    [format.number(analysis.newWords), t('finish.new', { count: analysis.newWords })],
  ];
  return (
    <Box component="section" maw={560} mx="auto" pt="lg" pb="8dvh" ta="center" data-end>
      <Drawing name="book" />
      <Title ref={heading} tabIndex={-1} lts="-0.015em" lh="inherit">
        {t('finish.title')}
      </Title>
      <Text mt={4} mb={40} fz="lg" ff="var(--glossa-font-reading)" c="dimmed" dir="auto">
        {title}
      </Text>
      <AutoGrid component="dl" isStretched minColumn={110} gap="md" mb="lg">
        {stats.map(([value, name]) => (
          <Flex key={name} direction="column-reverse">
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" fz="xl" fw={600} className="tabular">
              {value}
            </Text>
          </Flex>
        ))}
      </AutoGrid>
      <Box maw={420} mx="auto" mb={40}>
        <KnowledgeBar counts={analysis.knowledge} />
      </Box>
      <Group gap="xs" justify="center" className={classes.actions ?? ''}>
        {analysis.learningWords > 0 && (
          <Button component={Link} to={`/practice?text=${id}`}>
            {t('finish.practise')}
          </Button>
        )}
        <Button component={Link} to="/reading" variant={analysis.learningWords > 0 ? 'default' : 'filled'}>
          {t('finish.library')}
        </Button>
      </Group>
      <Group gap="xs" justify="center" mt="xs">
        <Button variant="subtle" color="gray" onClick={onRestart}>
          {t('finish.again')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('finish.back')}
        </Button>
      </Group>
    </Box>
  );
}

/** Milliseconds until a failed request is retried. */
const retryDelay = 5000;

/** Records that a text was read to the end, unless it was only visited. */
function useRecordTextRead(id: string, isVisit: boolean): void {
  useEffect(() => {
    if (isVisit) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const record = () => {
      call(recordTextRead, { body: { text_id: id } }).catch((error: { status?: number }) => {
        // Don't retry a rejected request, because it would be rejected again.
        if (error.status === undefined || error.status >= 500) timer = setTimeout(record, retryDelay);
      });
    };
    record();
    return () => clearTimeout(timer);
  }, [id, isVisit]);
}
