import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listDictionaryRequests, requestDictionary } from '@glossa/contract/admin-dictionaries';
import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { translateText } from '@glossa/contract/translation';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { isAdmin } from '@/domain/session/roles.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import classes from './meanings.module.css';
import { useGrammarLabel } from './use-grammar-label.ts';
import { lookUpQuery } from './look-up-query.ts';
import type { WordContext } from './look-up-query.ts';
import { includesMeaning } from './toggle-meaning.ts';
import parts from './word-part.module.css';

/** Debounce in milliseconds before a selected word is looked up. */
const debounceDelay = 150;
/** The number of meanings shown initially. */
const initialCount = 4;

interface Meaning {
  text: string;
  /** The part of speech, preceded by the headword if it isn't the word itself. */
  origin: string;
  /** Code of the language that the meaning is written in. */
  language: string;
}

/** Collects the meanings of entries. Those of a compound's parts alternate, so that no part hides the others. */
export function collectMeanings(
  entries: readonly DictionaryEntry[],
  { origin, partOfSpeech }: Pick<ReturnType<typeof useGrammarLabel>, 'origin' | 'partOfSpeech'>,
): Meaning[] {
  const seenMeanings = new Set<string>();
  const found = entries.flatMap((entry) =>
    entry.senses.flatMap(({ text }, position) => {
      if (seenMeanings.has(text)) return [];
      seenMeanings.add(text);
      const labels = [origin(entry), partOfSpeech(entry.part_of_speech)];
      return [
        {
          text,
          origin: labels.filter(Boolean).join(' · '),
          language: entry.dictionary.target,
          position: entry.match === 'part' ? position : 0,
        },
      ];
    }),
  );
  return found.sort((one, other) => one.position - other.position);
}

/** Returns the parts of a word that was found only by its parts, such as `Haus + Tür`. Empty for any other word. */
export const describeParts = (entries: readonly DictionaryEntry[]): string =>
  [...new Set(entries.filter(({ match }) => match === 'part').map(({ headword }) => headword))].join(' + ');

/** Looks up a word; `known` are entries that are already available, such as those that came with the page. */
export function useLookup(
  text: string,
  language: string,
  { context, known }: { context: WordContext | undefined; known: readonly DictionaryEntry[] | undefined },
) {
  const [settled] = useDebouncedValue(text, debounceDelay);
  const { data, isError } = useQuery({
    ...lookUpQuery(text, language, context),
    enabled: settled === text && text.length <= 200,
    meta: { silent: true },
  });
  return { entries: data?.entries ?? known, data, isError };
}

/**
 * A word's meanings from dictionaries and the translation server; a click saves a meaning as the word's translation.
 */
export function Meanings({
  text,
  language,
  context,
  known,
  translation,
  onToggle,
}: {
  text: string;
  language: string;
  /** The sentence that contains the word; meanings that fit it come first. */
  context?: WordContext | undefined;
  /** Entries to show until the word is looked up. */
  known?: readonly DictionaryEntry[] | undefined;
  /** The saved translation. */
  translation: string;
  onToggle: (meaning: string) => void;
}) {
  const { t } = useTranslation('reader');
  const { entries, data, isError } = useLookup(text, language, { context, known });
  const labels = useGrammarLabel();
  const [all, setAll] = useState(false);
  // Reserve a row, so that the content below barely moves when the response arrives.
  if (!entries) return isError ? null : <div className={classes.pending} />;
  const found = collectMeanings(entries, labels);
  const visibleMeanings = all ? found : found.slice(0, initialCount);
  const partDescriptions = describeParts(entries);
  return (
    <div role="group" aria-label={t('meanings.label')}>
      {partDescriptions && (
        <Text size="sm" c="dimmed">
          <bdi lang={language}>{partDescriptions}</bdi>
        </Text>
      )}
      {visibleMeanings.map((meaning, index) => (
        <MeaningRow
          key={meaning.text}
          // Show the origin only once for consecutive meanings that share it.
          meaning={
            meaning.origin === visibleMeanings[index - 1]?.origin ? { ...meaning, origin: '' } : meaning
          }
          isSaved={includesMeaning(translation, meaning.text)}
          onToggle={onToggle}
        />
      ))}
      {found.length > visibleMeanings.length && (
        <button type="button" className={parts.link} onClick={() => setAll(true)}>
          {t('meanings.more', { count: found.length - visibleMeanings.length })}
        </button>
      )}
      {data?.translation && (
        <ServerTranslation
          key={text}
          text={text}
          language={language}
          translation={translation}
          onToggle={onToggle}
        />
      )}
      {data && !data.dictionaries_installed && !data.translation && <NoDictionary language={language} />}
    </div>
  );
}

function MeaningRow({
  meaning: { text, origin, language },
  isSaved,
  onToggle,
}: {
  meaning: Meaning;
  isSaved: boolean;
  onToggle: (meaning: string) => void;
}) {
  const Icon = isSaved ? IconCheck : IconPlus;
  return (
    <button type="button" className={classes.meaning} aria-pressed={isSaved} onClick={() => onToggle(text)}>
      <span className={classes.text}>
        <bdi lang={language}>{text}</bdi>
      </span>{' '}
      {origin && <bdi className={classes.origin}>{origin}</bdi>}
      <Icon size={16} stroke={1.8} aria-hidden="true" />
    </button>
  );
}

/** The local storage key of the languages for which the notice was shown. */
const noticeKey = 'glossa-no-dictionary';

/** Tells the learner once per language that there is no dictionary for it. */
function NoDictionary({ language }: { language: string }) {
  const { t, i18n } = useTranslation('reader');
  const user = useOptionalUser();
  const [shownBefore] = useState(() => localStorage.getItem(noticeKey)?.split(' ') ?? []);
  const isNew = !shownBefore.includes(language);
  useEffect(() => {
    if (isNew) localStorage.setItem(noticeKey, [...shownBefore, language].join(' '));
  }, [isNew, shownBefore, language]);
  return (
    isNew && (
      <div>
        <Note>{t('meanings.no_dictionary', { language: languageName(language, i18n.language) })}</Note>
        {user && isAdmin(user) ? (
          <Link className={parts.link} to={`/admin/dictionaries?language=${language}`}>
            {t('meanings.install')}
          </Link>
        ) : (
          <RequestDictionary language={language} />
        )}
      </div>
    )
  );
}

/** Requests a dictionary from the admins, once per language. */
function RequestDictionary({ language }: { language: string }) {
  const { t } = useTranslation('reader');
  const client = useQueryClient();
  const requests = endpointQuery(listDictionaryRequests, {});
  const { data } = useQuery({ ...requests, meta: { silent: true } });
  const { mutate, isPending } = useEndpointMutation(requestDictionary, {
    onSuccess: (result) => client.setQueryData(requests.queryKey, result),
  });
  if (!data) return null;
  if (data.languages.includes(language)) return <Note role="status">{t('meanings.requested')}</Note>;
  return (
    <button
      type="button"
      className={parts.link}
      disabled={isPending}
      onClick={() => mutate({ body: { language } })}
    >
      {t('meanings.request')}
    </button>
  );
}

/** A line below the meanings. */
const Note = (props: { role?: 'status'; children: string }) => (
  <Text size="xs" c="dimmed" w="100%" {...props} />
);

/** Queries the translation server only on request, since each query counts against the daily budget. */
function ServerTranslation({
  text,
  language,
  translation,
  onToggle,
}: {
  text: string;
  language: string;
  translation: string;
  onToggle: (meaning: string) => void;
}) {
  const { t } = useTranslation('reader');
  const { mutate, data, error, isPending } = useEndpointMutation(translateText, { meta: { silent: true } });
  if (error) return <Note role="status">{errorText(error)}</Note>;
  if (data) {
    return (
      <MeaningRow
        meaning={{ text: data.translation, origin: '', language: data.target }}
        isSaved={includesMeaning(translation, data.translation)}
        onToggle={onToggle}
      />
    );
  }
  return (
    <button
      type="button"
      className={parts.link}
      disabled={isPending}
      onClick={() => mutate({ body: { language, text } })}
    >
      {t('meanings.ask_server')}
    </button>
  );
}
