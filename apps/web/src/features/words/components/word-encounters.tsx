import { Skeleton } from '@mantine/core';
import { getEncounters } from '@glossa/contract/encounters';
import type { Encounters } from '@glossa/contract/encounters';
import type { Word } from '@glossa/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { sentenceAddress } from '../../../lib/navigation/sentence-address.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import classes from './word-details.module.css';

/** Where a word was met: how often, and a sentence of each text with the way there. */
export function WordEncounters({ word }: { word: Word }) {
  const { t } = useTranslation('words');
  const { data, error } = useQuery(endpointQuery(getEncounters, { params: { id: word.id } }));
  return (
    <section className={classes.encounters}>
      <h3>{t('details.encounters')}</h3>
      {error && <p className={classes.help}>{errorText(error)}</p>}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={12} width="70%" mb={8} />
          <Skeleton height={12} width="50%" />
        </LoadingState>
      )}
      {data && <p className={classes.help}>{told(data)}</p>}
      <ul>
        {data?.results.map(({ text, title, sentence, example, spans }) => (
          <li key={text}>
            <Link to={sentenceAddress(text, sentence, word.id)} dir="auto">
              {title}
            </Link>
            <blockquote lang={word.language} dir="auto">
              {marked(example, spans)}
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );

  function told({ count, texts, results }: Encounters): string {
    if (results.length === 0) return t('details.never');
    return count === null || texts === null
      ? t('details.often')
      : t('details.met', { count, texts: t('details.texts', { count: texts }) });
  }
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
