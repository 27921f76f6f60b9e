import { listJournal } from '@glossa/contract/journal';
import type { JournalDay, JournalTotals as Totals } from '@glossa/contract/journal';
import { Box, Button, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PagedList } from '@/domain/search/paged-list.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { StatList } from '@/ui/data/stat-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { JournalEntry } from './journal-entry.tsx';
import type { ChangeView, JournalView } from './journal-view.ts';

/** Days per page. */
const pageSize = 14;

/** The totals of the period, and its days with their entries. */
export function JournalResults({ view, onChange }: { view: JournalView; onChange: ChangeView }) {
  const { period, from, to, activity, language, page } = view;
  const list = useQuery({
    ...endpointQuery(listJournal, {
      query: {
        period,
        ...(period === 'custom' && { from, to }),
        activity,
        ...(language && { language }),
        page,
        page_size: pageSize,
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      skeleton={<JournalSkeleton />}
      onPage={(next) => onChange({ page: next })}
    >
      {({ totals, from: first, to: last, count, results }) => (
        <>
          <JournalTotals totals={totals} activity={activity} from={first} to={last} />
          {count === 0 ? <JournalEmpty view={view} onChange={onChange} /> : <JournalDays days={results} />}
        </>
      )}
    </PagedList>
  );
}

/** Days with their entries, newest first. */
function JournalDays({ days }: { days: readonly JournalDay[] }) {
  const { i18n } = useTranslation();
  // A calendar date must not shift with the browser's time zone.
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  return days.map(({ date, entries }) => (
    <Section
      key={date}
      order={3}
      mb={28}
      title={<time dateTime={date}>{dateFormat.format(new Date(date))}</time>}
    >
      <Card p={0}>
        <List isDivided>
          {entries.map((entry) => (
            <JournalEntry key={entry.id} entry={entry} />
          ))}
        </List>
      </Card>
    </Section>
  ));
}

/** Shown when the period has no entries, or none of the chosen kind. */
function JournalEmpty({
  view: { activity, language, period },
  onChange,
}: {
  view: JournalView;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('journal');
  if (activity !== 'all' || language !== '') {
    return (
      <NothingFound
        title={t('empty.filtered')}
        clear={t('empty.clear')}
        onClear={() => onChange({ activity: 'all', language: '' })}
      />
    );
  }
  return (
    <EmptyState
      drawing="book"
      title={t(`empty.${period}`)}
      message={t('empty.help')}
      action={
        <Button component={Link} to="/reading">
          {t('empty.read')}
        </Button>
      }
    />
  );
}

/** Placeholder for the totals and a day with its entries. */
const JournalSkeleton = () => (
  <LoadingState>
    <Skeleton height={104} radius="lg" />
    <Skeleton height={22} width={220} mt={32} mb={12} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={64} mt={8} />
    ))}
  </LoadingState>
);

/** For each activity filter, the totals that can be nonzero. */
const totalsByActivity: Record<JournalView['activity'], readonly (keyof Totals)[]> = {
  all: ['words_learned', 'pages_read', 'time_spent', 'cards_reviewed', 'texts_read', 'videos_watched'],
  reading: ['pages_read', 'time_spent', 'texts_read'],
  words: ['words_learned', 'words_started', 'time_spent', 'cards_reviewed'],
  video: ['time_spent', 'videos_watched'],
};

/** Totals from day `from` to day `to`, both inclusive and in the form `2026-03-01`. */
function JournalTotals({
  totals,
  activity,
  from,
  to,
}: {
  totals: Totals;
  activity: JournalView['activity'];
  from: string;
  to: string;
}) {
  const { t, i18n } = useTranslation('journal');
  const format = useFormat();
  const time = useStudyTime();
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const stats = totalsByActivity[activity].map((name) => ({
    label: t(`totals.${name}`, { count: totals[name] }),
    value: name === 'time_spent' ? time.hours(totals.time_spent) : format.number(totals[name]),
  }));
  return (
    <Box component="section" aria-label={t('totals.title')} mb="xl">
      <StatList stats={stats} />
      <Text size="sm" c="dimmed" mt="xs">
        {days.formatRange(new Date(from), new Date(to))}
      </Text>
    </Box>
  );
}
