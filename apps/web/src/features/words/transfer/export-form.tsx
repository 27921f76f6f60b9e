import { buildUrl } from '@glossa/contract/client';
import { wordStatuses } from '@glossa/contract/knowledge-level';
import {
  downloadExport,
  exportFormats,
  exportWords,
  maxSelectedWords,
  exportDeck,
} from '@glossa/contract/word-export';
import { listWords } from '@glossa/contract/word-lists';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { filterCount, toFilters, readView } from '@/domain/words/lists/words-view.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { OptionCard } from '@/ui/inputs/option-card.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';

type Status = (typeof wordStatuses)[number];

/** Reads from the URL which words were selected in the list. */
function readIds(params: URLSearchParams): number[] | undefined {
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length > 0 ? ids.slice(0, maxSelectedWords) : undefined;
}

/** Reads from the URL the ID of the task that packed a card deck. The task's notification links to this URL. */
function readDeckTask(params: URLSearchParams): string | undefined {
  const deck = params.get('deck') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(deck) ? deck : undefined;
}

/**
 * Lets the user choose words and a format, and saves the file. The server packs a card deck in a background task first.
 */
export function ExportForm() {
  const { t } = useTranslation('transfer');
  const user = useUser();
  const languages = useLearningLanguageOptions();
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('csv');
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const ids = readIds(params);
  const [language, setLanguage] = useState(user.current_language ?? 'en');
  const [status, setStatus] = useState<Status | undefined>(view.status);
  const [tag, setTag] = useState(view.tag);
  const [readyTask, setReadyTask] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const pack = useEndpointMutation(exportDeck);
  // A text or video belongs to one language, so ignore it for any other language.
  const entry = language === user.current_language ? {} : { text: '', video: '' };
  const viewFilter = toFilters({ ...view, status, tag: tag.trim(), ...entry }, language);
  const filter = ids ? { language, ids } : viewFilter;
  const isFiltered = ids !== undefined || view.search !== '' || filterCount({ ...view, tag: '' }) > 0;
  const list = useQuery({
    ...endpointQuery(listWords, { query: { ...viewFilter, page_size: 1 } }),
    enabled: !ids,
  });
  const count = ids?.length ?? list.data?.count;
  const restart = () => {
    pack.reset();
    setParams((before) => {
      before.delete('deck');
      return before;
    });
    setReadyTask(undefined);
    setFailure(undefined);
  };
  if (failure !== undefined) {
    return <ErrorState title={t('export.failed')} message={errorCodeText(failure)} onRetry={restart} />;
  }
  if (readyTask !== undefined) {
    return (
      <Group gap="xs" role="status">
        <Text fw={600} mb="xs" flex="1 0 100%">
          {t('export.ready')}
        </Text>
        <Button component="a" href={buildUrl(downloadExport, { params: { id: readyTask } })} download>
          {t('export.save')}
        </Button>
        <Button variant="default" onClick={restart}>
          {t('export.again')}
        </Button>
      </Group>
    );
  }
  const task = pack.data?.task.id ?? readDeckTask(params);
  if (task !== undefined) {
    return (
      <TaskProgress
        task={task}
        title={t('export.packing')}
        help={t('progress.help')}
        onEnd={({ failure: code, result }) => {
          // A deck is available for only one day, so it may have been deleted.
          const problem = code ?? (result?.['packed'] === true ? undefined : 'export_not_found');
          if (problem === undefined) setReadyTask(task);
          else setFailure(problem);
        }}
      />
    );
  }
  return (
    <Stack gap="lg" maw={800}>
      <FormatChoice value={format} onChange={setFormat} />
      {isFiltered && (
        <p>
          {ids ? t('export.only_chosen') : t('export.only_shown')}{' '}
          <Link to="/words/export">{t('export.take_all')}</Link>
        </p>
      )}
      {!ids && (
        <AutoGrid minColumn={220}>
          <NativeSelect
            label={t('options.language')}
            value={language}
            data={languages}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          />
          <NativeSelect
            label={t('export.status')}
            value={status ?? ''}
            data={[
              { value: '', label: t('export.all') },
              ...wordStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            onChange={({ currentTarget }) =>
              setStatus(wordStatuses.find((value) => value === currentTarget.value))
            }
          />
          <TextInput
            label={t('export.tag')}
            value={tag}
            maxLength={60}
            onChange={({ currentTarget }) => setTag(currentTarget.value)}
          />
        </AutoGrid>
      )}
      {count !== undefined && (
        <Text c="dimmed" role="status">
          {t('export.count', { count })}
        </Text>
      )}
      {format === 'apkg' ? (
        <Button
          style={{ alignSelf: 'start' }}
          loading={pack.isPending}
          onClick={() => pack.mutate({ body: filter })}
        >
          {t('export.pack')}
        </Button>
      ) : (
        <Button
          style={{ alignSelf: 'start' }}
          component="a"
          href={buildUrl(exportWords, { query: { format, ...filter, ids: ids?.join(',') } })}
          download
        >
          {t('export.save')}
        </Button>
      )}
    </Stack>
  );
}

type Format = (typeof exportFormats)[number];

/** The export formats and their uses. */
function FormatChoice({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const { t } = useTranslation('transfer');
  const name = useId();
  return (
    <AutoGrid minColumn={176} gap="sm" role="radiogroup" aria-label={t('export.format')}>
      {exportFormats.map((format) => (
        <OptionCard
          key={format}
          type="radio"
          name={name}
          value={format}
          checked={format === value}
          onChange={() => onChange(format)}
        >
          <div>
            <Text fw={600}>{t(`format.${format}.name`)}</Text>
            <Text size="sm" lh={1.4} c="dimmed">
              {t(`format.${format}.help`)}
            </Text>
          </div>
        </OptionCard>
      ))}
    </AutoGrid>
  );
}
