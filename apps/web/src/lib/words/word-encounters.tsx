import { Skeleton } from '@mantine/core';
import { getEncounters } from '@glossa/contract/encounters';
import type { Encounters } from '@glossa/contract/encounters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '../api/query.ts';
import { errorText } from '../i18n/error-text.ts';
import { sentenceAddress } from '../navigation/sentence-address.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { useFormat } from '../../ui/use-format.ts';
import classes from './word-encounters.module.css';
import parts from './word-part.module.css';
import { WordPart } from './word-part.tsx';

/** Texts that are shown at first. */
const shownAtFirst = 3;

/** Where a word was met: how often, and a sentence of each text with the way there; no bookmark moves by it. */
export function WordEncounters({
  id,
  language,
}: {
  id: number;
  /** Code of the language. */
  language: string;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const tell = useTold();
  const { data, error } = useQuery({
    ...endpointQuery(getEncounters, { params: { id } }),
    meta: { quiet: true },
  });
  const [all, setAll] = useState(false);
  const results = data?.results ?? [];
  return (
    <WordPart title={t('panel.met_title')}>
      {error && <p className={parts.fact}>{errorText(error)}</p>}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={12} width="70%" mb={8} />
          <Skeleton height={12} width="50%" />
        </LoadingState>
      )}
      {data && <p className={parts.fact}>{tell(data)}</p>}
      <ul className={classes.list}>
        {results
          .slice(0, all ? results.length : shownAtFirst)
          .map(({ text, title, sentence, example, spans }) => (
            <li key={text}>
              <Link to={sentenceAddress(text, sentence, id)} className={parts.link} dir="auto">
                {title}
              </Link>
              <blockquote lang={language} dir="auto">
                {marked(example, spans)}
              </blockquote>
            </li>
          ))}
      </ul>
      {!all && results.length > shownAtFirst && (
        <button type="button" className={parts.link} onClick={() => setAll(true)}>
          {t('panel.met_more', { number: format.number(results.length - shownAtFirst) })}
        </button>
      )}
    </WordPart>
  );
}

/** How often a word was met, in words. */
function useTold(): (met: Encounters) => string {
  const { t } = useTranslation('reader');
  const format = useFormat();
  return ({ count, texts, results }) => {
    if (results.length === 0) return t('panel.met_never');
    if (count === null || texts === null) return t('panel.met_often');
    return t('panel.met', {
      times: t('panel.met_times', { count, number: format.number(count) }),
      texts: t('panel.met_texts', { count: texts, number: format.number(texts) }),
    });
  };
}

/** A sentence with the places of the word marked. */
function marked(text: string, spans: readonly { from: number; to: number }[]) {
  const ends = [0, ...spans.map(({ to }) => to)];
  return (
    <>
      {spans.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ends[index], from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
