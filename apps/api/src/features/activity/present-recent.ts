import type { ActivityGroup, listRecentActivities, RecentActivity } from '@glossa/contract/activity';
import type { HandlerResult } from '@glossa/contract/endpoint';

import type { RecentRow } from './queries.ts';

const presentFinishedEntry = ({
  day,
  kind,
  title,
  times,
  lastAt,
  sourceId,
  exists,
}: RecentRow): RecentActivity => ({
  id: `${day}:${sourceId}`,
  activity_type: kind === 'reading' ? 'text_read' : 'video_watched',
  description: `${kind === 'reading' ? 'Read' : 'Watched'} “${title}”${times > 1 ? ` ${times} times` : ''}`,
  source_id: exists ? sourceId : null,
  title,
  count: times,
  created_at: lastAt.toISOString(),
});

const presentLearnedWords = ({ day, words, wordsAt }: RecentRow): RecentActivity => ({
  id: `${day}:words`,
  activity_type: 'words_learned',
  description: words === 1 ? 'Learned 1 word' : `Learned ${words} words`,
  source_id: null,
  title: '',
  count: words,
  created_at: (wordsAt ?? new Date(`${day}T00:00:00Z`)).toISOString(),
});

/** Presents a day. `rows` contains its texts and videos, and `day` is any one of these rows. */
function presentDay(day: RecentRow, rows: readonly RecentRow[]): ActivityGroup {
  const { day: date, texts, videos, words } = day;
  const activities = [
    ...(words > 0 ? [presentLearnedWords(day)] : []),
    ...rows.filter(({ kind }) => kind !== null).map(presentFinishedEntry),
  ];
  activities.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return { date, activities, stats: { texts_read: texts, videos_watched: videos, words_learned: words } };
}

/** Presents recent activity as one list and grouped by day, newest first. */
export function presentRecent(rows: readonly RecentRow[]): HandlerResult<typeof listRecentActivities> {
  const rowOfDay = new Map(rows.map((row) => [row.day, row]));
  const days = [...rowOfDay.values()].map((row) =>
    presentDay(
      row,
      rows.filter(({ day }) => day === row.day),
    ),
  );
  return { activities: days.flatMap(({ activities }) => activities), days };
}
