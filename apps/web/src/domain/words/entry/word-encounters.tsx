import { Skeleton, Text } from '@mantine/core';
import { getEncounters } from '@glossa/contract/encounters';
import type { Encounters } from '@glossa/contract/encounters';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { videoTimePath, sentencePath } from '@/domain/paths/entry-paths.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import parts from './word-part.module.css';
import { WordPart } from './word-part.tsx';

/** The number of texts and videos shown initially. */
const initialCount = 3;

/**
 * How often a word was encountered, with a sentence from each text and video; the links don't move the reading
 * position.
 */
export function WordEncounters({ id, language }: { id: number; language: string }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const summarize = useEncounterSummary();
  const { data, error } = useQuery({
    ...endpointQuery(getEncounters, { params: { id } }),
    meta: { silent: true },
  });
  const [all, setAll] = useState(false);
  const results = data?.results ?? [];
  return (
    <WordPart title={t('panel.met_title')}>
      {error && (
        <Text size="sm" c="dimmed">
          {errorText(error)}
        </Text>
      )}
      {!data && !error && (
        <LoadingState>
          <Skeleton height={12} width="70%" mb={8} />
          <Skeleton height={12} width="50%" />
        </LoadingState>
      )}
      {data && (
        <Text size="sm" c="dimmed">
          {summarize(data)}
        </Text>
      )}
      <List gap="xs">
        {results
          .slice(0, all ? results.length : initialCount)
          .map(({ kind, id: entry, title, sentence, at, example, spans }) => (
            <li key={entry}>
              <Link
                to={kind === 'video' ? videoTimePath(entry, at ?? 0) : sentencePath(entry, sentence, id)}
                className={parts.link}
                dir="auto"
              >
                {kind === 'video' && (
                  <IconPlayerPlay
                    size={14}
                    stroke={1.6}
                    aria-hidden={false}
                    role="img"
                    aria-label={t('panel.met_video')}
                  />
                )}{' '}
                {title}
              </Link>
              <blockquote className={parts.quote} lang={language} dir="auto">
                {highlightSpans(example, spans)}
              </blockquote>
            </li>
          ))}
      </List>
      {!all && results.length > initialCount && (
        <button type="button" className={parts.link} onClick={() => setAll(true)}>
          {t('panel.met_more', { number: format.number(results.length - initialCount) })}
        </button>
      )}
    </WordPart>
  );
}

/** Returns a function that describes how often a word was encountered. */
function useEncounterSummary(): (encounters: Encounters) => string {
  const { t } = useTranslation('reader');
  const format = useFormat();
  return ({ count, texts, videos, results }) => {
    if (results.length === 0) return t('panel.met_never');
    if (count === null || texts === null || videos === null) return t('panel.met_often');
    const inTexts = t('panel.met_texts', { count: texts, number: format.number(texts) });
    const inVideos = t('panel.met_videos', { count: videos, number: format.number(videos) });
    return t('panel.met', {
      times: t('panel.met_times', { count, number: format.number(count) }),
      places:
        texts && videos
          ? t('panel.met_both', { texts: inTexts, videos: inVideos })
          : texts
            ? inTexts
            : inVideos,
    });
  };
}

/** Renders a sentence with the word's occurrences (`spans`) highlighted. */
function highlightSpans(text: string, spans: readonly { from: number; to: number }[]) {
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
