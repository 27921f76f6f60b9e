import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { lookUpWord } from '@glossa/contract/dictionaries';
import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { translateText } from '@glossa/contract/translation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import classes from './choice.module.css';
import parts from './word-part.module.css';

/** Debounce in milliseconds before a selected word is looked up. */
const settling = 150;
/** The number of meanings shown initially. */
const shownAtFirst = 5;

interface Suggestion {
  text: string;
  /** The headword if it differs from the word, i.e. if that is an inflected form. */
  headword: string;
  dictionary: DictionaryEntry['dictionary'];
}

const suggestionsOf = (entries: readonly DictionaryEntry[]): Suggestion[] => {
  const seen = new Set<string>();
  return entries.flatMap(({ senses, headword, match, dictionary }) =>
    senses.flatMap(({ text }) => {
      if (seen.has(text)) return [];
      seen.add(text);
      return [{ text, headword: match === 'lemma' ? headword : '', dictionary }];
    }),
  );
};

/** Meanings from installed dictionaries and the translation server; a click applies one. */
export function MeaningSuggestions({
  text,
  language,
  onChoose,
}: {
  text: string;
  /** The language code. */
  language: string;
  onChoose: (translation: string) => void;
}) {
  const { t, i18n } = useTranslation('reader');
  const [settled] = useDebouncedValue(text, settling);
  const { data, isError } = useQuery({
    ...endpointQuery(lookUpWord, { query: { language, text } }),
    enabled: settled === text && text.length <= 200,
    meta: { silent: true },
  });
  const [all, setAll] = useState(false);
  const [sources, setSources] = useState(false);
  // Reserves a row, so that the levels below barely move when the answer arrives.
  if (!data) return isError ? null : <div className={classes.pending} />;
  const found = suggestionsOf(data.entries);
  const shown = all ? found : found.slice(0, shownAtFirst);
  const dictionaries = [
    ...new Map(data.entries.map(({ dictionary }) => [dictionary.name, dictionary])).values(),
  ];
  const hasNothing = !data.dictionaries_installed && !data.translation;
  return (
    <div className={classes.choices} role="group" aria-label={t('suggestions.label')}>
      {shown.map(({ text: meaning, headword }) => (
        <button
          key={meaning}
          type="button"
          className={classes.choice}
          data-kind="suggestion"
          onClick={() => onChoose(meaning)}
        >
          {headword && (
            <Text component="bdi" inherit c="dimmed">
              {headword}:{' '}
            </Text>
          )}
          <bdi>{meaning}</bdi>
        </button>
      ))}
      {found.length > shown.length && (
        <button type="button" className={parts.link} onClick={() => setAll(true)}>
          {t('suggestions.more', { count: found.length - shown.length })}
        </button>
      )}
      {data.translation && (
        <ServerSuggestion key={text} text={text} language={language} onChoose={onChoose} />
      )}
      {found.length > 0 && (
        <button
          type="button"
          className={parts.link}
          aria-expanded={sources}
          onClick={() => setSources(!sources)}
        >
          {t('suggestions.sources')}
        </button>
      )}
      {sources &&
        dictionaries.map(({ name, licence, source }) => (
          <Note key={name}>
            <bdi>{[name, licence, source].filter(Boolean).join(' · ')}</bdi>
          </Note>
        ))}
      {data.dictionaries_installed && found.length === 0 && <Note>{t('suggestions.none')}</Note>}
      {hasNothing && (
        <Note>{t('suggestions.nothing_installed', { language: languageName(language, i18n.language) })}</Note>
      )}
    </div>
  );
}

/** A line below the suggestions. */
const Note = (props: { role?: 'status'; children: ReactNode }) => (
  <Text size="xs" c="dimmed" w="100%" {...props} />
);

/** Queries the translation server only on request, since each query counts against the daily budget. */
function ServerSuggestion({
  text,
  language,
  onChoose,
}: {
  text: string;
  language: string;
  onChoose: (translation: string) => void;
}) {
  const { t } = useTranslation('reader');
  const { mutate, data, error, isPending } = useEndpointMutation(translateText, { meta: { silent: true } });
  if (error) {
    return <Note role="status">{errorText(error)}</Note>;
  }
  return (
    <button
      type="button"
      className={data ? classes.choice : parts.link}
      data-kind="suggestion"
      disabled={isPending}
      onClick={() => (data ? onChoose(data.translation) : mutate({ body: { language, text } }))}
    >
      {data ? <bdi>{data.translation}</bdi> : t('suggestions.ask_server')}
    </button>
  );
}
