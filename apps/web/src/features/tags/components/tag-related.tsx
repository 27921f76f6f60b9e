import { getTagRelated } from '@glossa/contract/tags';
import type { Tag, TagCounts } from '@glossa/contract/tags';
import { Skeleton } from '@mantine/core';
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
import { useAmounts } from '../hooks/use-amounts.ts';
import classes from './tag-related.module.css';

const nothingTagged: TagCounts = { texts: 0, articles: 0, subtitles: 0, videos: 0, words: 0, ebooks: 0 };

/** The newest items of each kind with a tag, with links to all of them. */
export function TagRelated({
  tag,
  scope,
  everywhere,
}: {
  tag: Tag;
  scope: { language?: string };
  /** The linked lists show only one language. */
  everywhere: boolean;
}) {
  const { t } = useTranslation('tags');
  const user = useUser();
  // Other users have no library to link to.
  const learns = isLearner(user);
  const manages = managesContent(user);
  const amountsOf = useAmounts();
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
  const amounts = (some: TagCounts) => amountsOf(some).join(' · ');
  if (tag.item_count === 0)
    return <p className={classes.nothing}>{t(everywhere ? 'details.unused' : 'details.nothing')}</p>;
  const all = (path: string) =>
    everywhere || !learns ? undefined : `${path}?${new URLSearchParams({ tag: tag.name })}`;
  const catalogue = (search: string) =>
    manages ? `/videos/manage?${new URLSearchParams({ search })}` : undefined;
  // The search also covers tags.
  const searched = `/ebooks/manage?${new URLSearchParams({ search: tag.name })}`;
  return (
    <>
      <Group
        title={amounts({
          ...nothingTagged,
          texts: counts.texts,
          articles: counts.articles,
          subtitles: counts.subtitles,
        })}
        count={counts.texts + counts.articles + counts.subtitles}
        to={all('/reading')}
      >
        {texts.map(({ id, title }) => (
          <Entry key={id} to={learns ? readPath(id) : undefined}>
            {title}
          </Entry>
        ))}
      </Group>
      <Group
        title={t('amounts.videos', { count: counts.videos })}
        count={counts.videos}
        to={learns ? all('/videos') : catalogue(tag.name)}
      >
        {videos.map(({ id, title }) => (
          <Entry key={id} to={learns ? watchPath(id) : catalogue(title)}>
            {title}
          </Entry>
        ))}
      </Group>
      <Group title={t('amounts.ebooks', { count: counts.ebooks })} count={counts.ebooks} to={searched}>
        {ebooks.map(({ id, title }) => (
          <Entry key={id} to={`/ebooks/manage?${new URLSearchParams({ search: title })}`}>
            {title}
          </Entry>
        ))}
      </Group>
      <Group title={t('amounts.words', { count: counts.words })} count={counts.words} to={all('/words')}>
        {words.map(({ id, text, translation, language }) => (
          <li key={id} className={classes.word}>
            <bdi lang={language}>{text}</bdi>
            <span dir="auto">{translation}</span>
          </li>
        ))}
      </Group>
    </>
  );
}

function Group({
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
      <div className={classes.head}>
        <h3>{title}</h3>
        {to !== undefined && (
          <Link to={to} aria-label={t('details.show_all_of', { things: title })}>
            {t('details.show_all')}
          </Link>
        )}
      </div>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

const Entry = ({ to, children }: { to: string | undefined; children: string }) => (
  <li dir="auto">
    {to === undefined ? (
      children
    ) : (
      <Link to={to} className={classes.entry} dir="auto">
        {children}
      </Link>
    )}
  </li>
);
