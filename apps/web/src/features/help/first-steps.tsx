import { getProgress } from '@glossa/contract/progress';
import { listSaved } from '@glossa/contract/saved';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { Box, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useKeyNames } from './use-answers.ts';
import classes from './help.module.css';

/** A learner's first steps, with the completed ones checked off. */
export function FirstSteps() {
  const { t } = useTranslation('help');
  const format = useFormat();
  const keys = useKeyNames();
  const { done, error, refetch } = useCompletedSteps();
  const count = done && stepIds.filter((id) => done[id]).length;
  return (
    <Card component="section" aria-labelledby="first-steps" p={20} mb={40}>
      <Title order={2} id="first-steps" mb="sm">
        {t('steps.title')}{' '}
        {count !== undefined && (
          <Text component="span" size="sm" c="dimmed">
            {t('steps.done', { done: format.number(count), all: format.number(stepIds.length) })}
          </Text>
        )}
      </Title>
      {done ? (
        <ol className={classes.steps}>
          {stepIds.map((id) => (
            <Group component="li" key={id} gap="sm" py={10} wrap="nowrap" data-done={done[id] || undefined}>
              {done[id] ? (
                <IconCircleCheckFilled
                  size={22}
                  role="img"
                  aria-hidden={false}
                  aria-label={t('steps.is_done')}
                />
              ) : (
                <IconCircle size={22} stroke={1.4} aria-hidden="true" />
              )}
              <Box flex={1} miw={0}>
                <Text fw={500}>{t(`steps.${id}.title`)}</Text>
                <Text size="sm" c="dimmed">
                  {t(`steps.${id}.text`, keys)}
                </Text>
              </Box>
              {!done[id] && (
                <Button flex="none" component={Link} to={stepPaths[id]} variant="light" size="compact-sm">
                  {t(`steps.${id}.action`)}
                </Button>
              )}
            </Group>
          ))}
        </ol>
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={refetch} />
      ) : (
        <LoadingState>
          {stepIds.map((id) => (
            <Skeleton key={id} height={40} mt={12} />
          ))}
        </LoadingState>
      )}
    </Card>
  );
}

const stepPaths = {
  language: '/reading',
  text: '/articles/upload',
  word: '/reading',
  practice: '/practice',
  video: '/videos/upload',
  save: '/saved',
} as const;
type Step = keyof typeof stepPaths;
const stepIds = Object.keys(stepPaths) as Step[];

const firstItem = { query: { page_size: 1 } };

/** Returns which of the first steps the learner has completed; undefined while loading. */
function useCompletedSteps(): {
  done: Readonly<Record<Step, boolean>> | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const { current_language: language } = useUser();
  const texts = useQuery(endpointQuery(listTexts, firstItem));
  const videos = useQuery(endpointQuery(listVideos, firstItem));
  const progress = useQuery(endpointQuery(getProgress, {}));
  const savedItems = useQuery(endpointQuery(listSaved, firstItem));
  const queries = [texts, videos, progress, savedItems];
  const isLoaded = texts.data && videos.data && progress.data && savedItems.data;
  return {
    done: isLoaded && {
      language: language !== null,
      text: texts.data.count > 0,
      word: progress.data.unique_words > 0,
      practice: progress.data.accuracy !== null,
      video: videos.data.count > 0,
      save: savedItems.data.count > 0,
    },
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}
