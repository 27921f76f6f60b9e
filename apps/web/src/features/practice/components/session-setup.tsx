import { listPracticeCards } from '@glossa/contract/practice';
import type { PracticeSummary } from '@glossa/contract/practice';
import type { PracticeMode } from '@glossa/contract/settings';
import { Button, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { noFilters, viewParams } from '@/domain/words/lists/words-view.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { useConfirmKeys } from '../hooks/use-confirm-keys.ts';
import type { SessionOptions } from '../hooks/use-practice.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { completedCount } from '../model/session.ts';
import type { Session } from '../model/session.ts';
import { DueStats, ForecastChart } from './due-summary.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PracticeOptions, usePracticeSettings } from './practice-options.tsx';
import { readSource, WordSource } from './word-source.tsx';
import type { Source } from './word-source.tsx';
import classes from './session-setup.module.css';

/** Padding of the cards; smaller on phones. */
const padding = 'clamp(16px, 2.5vw, 28px)';

/** The available session lengths, in cards. */
const lengths = ['10', '20', '50'] as const;

/** Lets the learner choose which words to practice and how, and start or resume a session. */
export function SessionSetup({
  summary,
  language,
  paused,
  isStarting,
  onStart,
  onResume,
}: {
  summary: PracticeSummary;
  language: string;
  paused: Session | undefined;
  isStarting: boolean;
  onStart: (options: SessionOptions) => void;
  onResume: () => void;
}) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const { hasVoice } = useVoice(language);
  const { settings, change } = usePracticeSettings();
  const [params, setParams] = useSearchParams();
  const source = readSource(params);
  const hasSource = Object.keys(source).length > 0;
  const [length, setLength] = useState<(typeof lengths)[number]>('20');
  const chosenModes: readonly PracticeMode[] = settings?.practiceModes ?? [];
  const modes = chosenModes.filter((mode) => mode !== 'listen' || hasVoice);
  const available = summary.due + summary.new_left;
  const canStart = available > 0 && modes.length > 0 && settings !== undefined && hasVoice !== undefined;
  const options = { language, limit: Number(length), modes, ...source };
  const preview = useSessionPreview(canStart && !paused ? options : undefined);
  const isEmpty = preview?.cards === 0;
  const start = () => {
    if (paused) onResume();
    else if (canStart && !isEmpty && !isStarting) onStart(options);
  };
  useConfirmKeys(start);
  return (
    <div className={classes.desk}>
      <Card component="section" p={padding} aria-label={t('start.label')}>
        <DueStats summary={summary} />
        {available === 0 && !paused ? (
          <Text fz={20} mt="lg" mb="xl">
            {summary.next_due
              ? t('start.next_due', { time: format.relative(new Date(summary.next_due)) })
              : t('start.nothing')}
          </Text>
        ) : (
          <Group className={classes.start ?? ''} mt={28} mb={36}>
            <Button
              size="lg"
              onClick={start}
              loading={isStarting}
              disabled={!paused && (!canStart || isEmpty)}
            >
              {paused
                ? t('start.resume', {
                    done: format.number(completedCount(paused)),
                    words: format.number(paused.words),
                  })
                : preview && !isEmpty
                  ? t('start.action', { count: preview.cards })
                  : hasSource
                    ? t('start.action_some')
                    : t('start.action', { count: Math.min(available, Number(length)) })}
            </Button>
            {!paused && (
              <Segmented
                aria-label={t('start.size')}
                value={length}
                onChange={setLength}
                data={lengths.map((value) => ({ value, label: format.number(Number(value)) }))}
              />
            )}
            {!paused && (
              <WordSource
                source={source}
                language={language}
                onChange={(next) => setParams({ ...next }, { replace: true })}
              />
            )}
            {preview && (isEmpty || preview.skippedCount > 0) && (
              <Text size="sm" c="dimmed" flex="1 0 100%" role="status">
                {isEmpty
                  ? t(preview.skippedCount > 0 ? 'start.none_askable' : 'start.none_due')
                  : t('session.left_out', { count: preview.skippedCount })}{' '}
                {preview.skippedCount > 0 && <UntranslatedLink source={source} />}
              </Text>
            )}
          </Group>
        )}
        <ModeChoice
          modes={chosenModes}
          hasVoice={hasVoice}
          language={language}
          onChange={(next) => change({ practiceModes: [...next] })}
        />
      </Card>
      <Stack component="aside" gap="lg">
        <Card p={padding}>
          <ForecastChart forecast={summary.forecast} />
        </Card>
        {settings && (
          <Card p={padding}>
            <PracticeOptions settings={settings} onChange={change} />
          </Card>
        )}
      </Stack>
    </div>
  );
}

/** A link to the words of a source that practice skips because they have no translation. */
function UntranslatedLink({ source }: { source: Source }) {
  const { t } = useTranslation('practice');
  const view = { ...noFilters, sort: 'recent', status: 'learning', translated: false, ...source } as const;
  return (
    <Link to={{ pathname: '/words', search: viewParams(view).toString() }}>{t('start.untranslated')}</Link>
  );
}

/**
 * Returns how many cards a session would have if it started now, and how many words it would skip because none of the
 * chosen modes can practice them. Undefined while loading, or without `options`.
 */
function useSessionPreview(
  options: SessionOptions | undefined,
): { cards: number; skippedCount: number } | undefined {
  const { modes = [], ...query } = options ?? { language: '', limit: 1 };
  const { data } = useQuery({
    ...endpointQuery(listPracticeCards, { query: { ...query, modes: modes.join(',') } }),
    enabled: options !== undefined,
    placeholderData: keepPreviousData,
    // Always stale, because cards become due as time passes.
    staleTime: 0,
    // Starting a session reports the same error.
    meta: { silent: true },
  });
  return options && data && { cards: data.results.length, skippedCount: data.left_out };
}
