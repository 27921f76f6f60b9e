import { getTagRelated } from '@glossa/contract/tags';
import type { Tag, TagCounts } from '@glossa/contract/tags';
import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { readPath, watchPath } from '@/domain/paths/entry-paths.ts';
import { isLearner, managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useCountLabels } from './tag-list.tsx';
import classes from './tag-related.module.css';

const zeroCounts: TagCounts = { texts: 0, articles: 0, subtitles: 0, videos: 0, words: 0, ebooks: 0 };

/** The newest items of each kind that have a tag, with links to the full lists. */
export function TagRelated({
  tag,
  scope,
  everywhere,
}: {
  tag: Tag;
  scope: { language?: string };
  /** Whether items in all languages are counted. If so, the lists aren't linked, because each shows one language. */
  everywhere: boolean;
}) {
  const { t } = useTranslation('tags');
  const user = useUser();
  // Only learners have a library to link to.
  const hasLibrary = isLearner(user);
  const isManager = managesContent(user);
  const countLabels = useCountLabels();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getTagRelated, { params: { id: tag.id }, query: scope }),
    staleTime: 0,
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        <Skeleton height={120} mt={24} />
      </LoadingState>
    );
  }
  const { texts, videos, ebooks, words, counts } = data;
  const describe = (some: TagCounts) => countLabels(some).join(' · ');
  if (tag.item_count === 0)
    return (
      <Text size="sm" c="dimmed" mt="lg">
        {t(everywhere ? 'details.unused' : 'details.nothing')}
      </Text>
    );
  const listPath = (path: string) =>
    everywhere || !hasLibrary ? undefined : `${path}?${new URLSearchParams({ tag: tag.name })}`;
  const catalogPath = (search: string) =>
    isManager ? `/videos/manage?${new URLSearchParams({ search })}` : undefined;
  // The ebook search also searches tags.
  const ebooksPath = `/ebooks/manage?${new URLSearchParams({ search: tag.name })}`;
  return (
    <>
      <RelatedGroup
        title={describe({
          ...zeroCounts,
          texts: counts.texts,
          articles: counts.articles,
          subtitles: counts.subtitles,
        })}
        count={counts.texts + counts.articles + counts.subtitles}
        to={listPath('/reading')}
      >
        {texts.map(({ id, title }) => (
          <RelatedItem key={id} to={hasLibrary ? readPath(id) : undefined}>
            {title}
          </RelatedItem>
        ))}
      </RelatedGroup>
      <RelatedGroup
        title={t('amounts.videos', { count: counts.videos })}
        count={counts.videos}
        to={hasLibrary ? listPath('/videos') : catalogPath(tag.name)}
      >
        {videos.map(({ id, title }) => (
          <RelatedItem key={id} to={hasLibrary ? watchPath(id) : catalogPath(title)}>
            {title}
          </RelatedItem>
        ))}
      </RelatedGroup>
      <RelatedGroup
        title={t('amounts.ebooks', { count: counts.ebooks })}
        count={counts.ebooks}
        to={ebooksPath}
      >
        {ebooks.map(({ id, title }) => (
          <RelatedItem key={id} to={`/ebooks/manage?${new URLSearchParams({ search: title })}`}>
            {title}
          </RelatedItem>
        ))}
      </RelatedGroup>
      <RelatedGroup
        title={t('amounts.words', { count: counts.words })}
        count={counts.words}
        to={listPath('/words')}
      >
        {words.map(({ id, text, translation, language }) => (
          <li key={id} className={classes.word}>
            <bdi lang={language}>{text}</bdi>
            <Text span inherit truncate c="dimmed" dir="auto">
              {translation}
            </Text>
          </li>
        ))}
      </RelatedGroup>
    </>
  );
}

function RelatedGroup({
  title,
  count,
  to,
  children,
}: {
  title: string;
  count: number;
  to: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('tags');
  if (count === 0) return null;
  return (
    <section className={classes.group}>
      <Group justify="space-between" align="baseline" gap="sm" wrap="nowrap" mb={6}>
        <Title order={3} fz="sm">
          {title}
        </Title>
        {to !== undefined && (
          <Link to={to} aria-label={t('details.show_all_of', { things: title })}>
            {t('details.show_all')}
          </Link>
        )}
      </Group>
      <ul>{children}</ul>
    </section>
  );
}

const RelatedItem = ({ to, children }: { to: string | undefined; children: string }) => (
  <li dir="auto">
    {to === undefined ? (
      children
    ) : (
      <Link to={to} className={`plain-link ${classes.item}`} dir="auto">
        {children}
      </Link>
    )}
  </li>
);
