import { urlOf } from '@glossa/contract/client';
import {
  downloadExport,
  exportFormats,
  exportWords,
  mostChosen,
  packWords,
} from '@glossa/contract/word-export';
import { listWords } from '@glossa/contract/word-lists';
import { wordStatuses } from '@glossa/contract/knowledge-level';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import { useOwnLanguages } from '@/domain/languages/use-own-languages.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { filterCount, filtersOf, readView } from '@/domain/words/lists/words-view.ts';
import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import classes from './export-form.module.css';
import { FormatChoice } from './format-choice.tsx';

type Status = (typeof wordStatuses)[number];

/** Returns the words selected in the list, from the URL. */
function idsOf(params: URLSearchParams): number[] | undefined {
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length > 0 ? ids.slice(0, mostChosen) : undefined;
}

/** Returns the task of a deck packed in the background, from the URL of its notification. */
function deckOf(params: URLSearchParams): string | undefined {
  const deck = params.get('deck') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(deck) ? deck : undefined;
}

/** Chooses words and a format, and saves the file. A deck of cards is packed first. */
export function ExportForm() {
  const { t } = useTranslation('transfer');
  const user = useUser();
  const languages = useOwnLanguages();
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('csv');
  const [params, setParams] = useSearchParams();
  const shown = readView(params);
  const ids = idsOf(params);
  const [language, setLanguage] = useState(user.current_language ?? 'en');
  const [status, setStatus] = useState<Status | undefined>(shown.status);
  const [tag, setTag] = useState(shown.tag);
  const [ready, setReady] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const pack = useEndpointMutation(packWords);
  // A text or video belongs to one language.
  const entry = language === user.current_language ? {} : { text: '', video: '' };
  const fitting = filtersOf({ ...shown, status, tag: tag.trim(), ...entry }, language);
  const filter = ids ? { language, ids } : fitting;
  const isNarrowed = ids !== undefined || shown.search !== '' || filterCount({ ...shown, tag: '' }) > 0;
  const found = useQuery({
    ...endpointQuery(listWords, { query: { ...fitting, page_size: 1 } }),
    enabled: !ids,
  });
  const count = ids?.length ?? found.data?.count;
  const again = () => {
    pack.reset();
    setParams((before) => {
      before.delete('deck');
      return before;
    });
    setReady(undefined);
    setFailure(undefined);
  };
  if (failure !== undefined) {
    return <ErrorState title={t('export.failed')} message={codeText(failure)} onRetry={again} />;
  }
  if (ready !== undefined) {
    return (
      <div className={classes.ready} role="status">
        <p className={classes.done}>{t('export.ready')}</p>
        <Button component="a" href={urlOf(downloadExport, { params: { id: ready } })} download>
          {t('export.save')}
        </Button>
        <Button variant="default" onClick={again}>
          {t('export.again')}
        </Button>
      </div>
    );
  }
  const task = pack.data?.task.id ?? deckOf(params);
  if (task !== undefined) {
    return (
      <TaskProgress
        task={task}
        title={t('export.packing')}
        help={t('progress.help')}
        onEnd={({ failure: code, result }) => {
          // A deck is available for one day.
          const problem = code ?? (result?.['packed'] === true ? undefined : 'export_not_found');
          if (problem === undefined) setReady(task);
          else setFailure(problem);
        }}
      />
    );
  }
  return (
    <div className={classes.root}>
      <FormatChoice value={format} onChange={setFormat} />
      {isNarrowed && (
        <p className={classes.narrowed}>
          {ids ? t('export.only_chosen') : t('export.only_shown')}{' '}
          <Link to="/words/export">{t('export.take_all')}</Link>
        </p>
      )}
      {!ids && (
        <div className={classes.filters}>
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
        </div>
      )}
      {count !== undefined && (
        <p className={classes.count} role="status">
          {t('export.count', { count })}
        </p>
      )}
      {format === 'apkg' ? (
        <Button
          className={classes.submit}
          loading={pack.isPending}
          onClick={() => pack.mutate({ body: filter })}
        >
          {t('export.pack')}
        </Button>
      ) : (
        <Button
          className={classes.submit}
          component="a"
          href={urlOf(exportWords, { query: { format, ...filter, ids: ids?.join(',') } })}
          download
        >
          {t('export.save')}
        </Button>
      )}
    </div>
  );
}
