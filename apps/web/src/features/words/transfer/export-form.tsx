import { urlOf } from '@glossa/contract/client';
import { wordStatuses } from '@glossa/contract/knowledge-level';
import {
  downloadExport,
  exportFormats,
  exportWords,
  mostChosen,
  packWords,
} from '@glossa/contract/word-export';
import { listWords } from '@glossa/contract/word-lists';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useOwnLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { TaskProgress } from '@/domain/tasks/task-progress.tsx';
import { filterCount, filtersOf, readView } from '@/domain/words/lists/words-view.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import classes from './export-form.module.css';
import formatChoiceClasses from './format-choice.module.css';

type Status = (typeof wordStatuses)[number];

/** Reads the IDs of the words that were selected in the list from the URL. */
function readIds(params: URLSearchParams): number[] | undefined {
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length > 0 ? ids.slice(0, mostChosen) : undefined;
}

/** Reads the task that packed a card deck from the URL, to which its notification links. */
function readDeckTask(params: URLSearchParams): string | undefined {
  const deck = params.get('deck') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(deck) ? deck : undefined;
}

/** Chooses words and a format, and saves the file. The server packs a card deck in a background task first. */
export function ExportForm() {
  const { t } = useTranslation('transfer');
  const user = useUser();
  const languages = useOwnLanguageOptions();
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('csv');
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const ids = readIds(params);
  const [language, setLanguage] = useState(user.current_language ?? 'en');
  const [status, setStatus] = useState<Status | undefined>(view.status);
  const [tag, setTag] = useState(view.tag);
  const [readyTask, setReadyTask] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const pack = useEndpointMutation(packWords);
  // A text or video belongs to one language.
  const entry = language === user.current_language ? {} : { text: '', video: '' };
  const viewFilter = filtersOf({ ...view, status, tag: tag.trim(), ...entry }, language);
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
      <div className={classes.ready} role="status">
        <p className={classes.done}>{t('export.ready')}</p>
        <Button component="a" href={urlOf(downloadExport, { params: { id: readyTask } })} download>
          {t('export.save')}
        </Button>
        <Button variant="default" onClick={restart}>
          {t('export.again')}
        </Button>
      </div>
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
          // A deck is available for one day.
          const problem = code ?? (result?.['packed'] === true ? undefined : 'export_not_found');
          if (problem === undefined) setReadyTask(task);
          else setFailure(problem);
        }}
      />
    );
  }
  return (
    <div className={classes.root}>
      <FormatChoice value={format} onChange={setFormat} />
      {isFiltered && (
        <p>
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

type Format = (typeof exportFormats)[number];

/** The export formats and their uses. */
function FormatChoice({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const { t } = useTranslation('transfer');
  const name = useId();
  return (
    <div className={formatChoiceClasses.root} role="radiogroup" aria-label={t('export.format')}>
      {exportFormats.map((format) => (
        <label key={format} className={formatChoiceClasses.option}>
          <HiddenRadio
            name={name}
            value={format}
            checked={format === value}
            onChange={() => onChange(format)}
          />
          <span className={formatChoiceClasses.name}>{t(`format.${format}.name`)}</span>
          <span className={formatChoiceClasses.help}>{t(`format.${format}.help`)}</span>
        </label>
      ))}
    </div>
  );
}
