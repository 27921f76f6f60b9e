import type { Dashboard } from '@glossa/contract/dashboard';
import type { LibraryEntry } from '@glossa/contract/fields';
import { Box, Button, Group, Stack, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EntryRow } from '@/domain/covers/entry-row.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import classes from './continue-panel.module.css';

/** Number of rows that fit in the panel next to the streak. */
const maxRows = 4;

/**
 * Texts and videos in progress, most recent first, the first one with a button. Unread texts fill the remaining rows.
 */
export function ContinuePanel({ dashboard, language }: { dashboard: Dashboard; language: string }) {
  const { t } = useTranslation('dashboard');
  const { continue_reading: texts, continue_watching: videos, unread } = dashboard;
  const startedEntries: EntryInProgress[] = [
    ...texts.map((text) => ({ ...text, kind: 'text' as const, thumbnail: null, language })),
    ...videos.map((video) => ({ ...video, kind: 'video' as const, language })),
  ].toSorted((a, b) => b.last_at.localeCompare(a.last_at));
  const suggestions = unread.slice(0, Math.max(0, maxRows - startedEntries.length));
  return (
    <Panel title={t('continue.title')}>
      {startedEntries.length > 0 && (
        <List mx={-12}>
          {startedEntries.slice(0, maxRows).map((entry, index) => (
            <EntryInProgressRow key={entry.id} started={entry} isFirst={index === 0} />
          ))}
        </List>
      )}
      {startedEntries.length === 0 && (
        <Stack gap="sm" c="dimmed" {...(suggestions.length === 0 && { align: 'center', my: 'auto', py: 24 })}>
          <p>{t(suggestions.length > 0 ? 'continue.nothing_yet' : 'continue.nothing')}</p>
          {suggestions.length === 0 && (
            <Button component={Link} to="/articles/upload">
              {t('continue.add')}
            </Button>
          )}
        </Stack>
      )}
      {suggestions.length > 0 && <UnreadList texts={suggestions} language={language} />}
      {startedEntries.length > 0 && startedEntries.length + suggestions.length < 3 && (
        <Button
          component={Link}
          to="/articles/upload"
          variant="default"
          mt="sm"
          style={{ alignSelf: 'start' }}
        >
          {t('continue.add')}
        </Button>
      )}
    </Panel>
  );
}

/** A text or video in progress. */
interface EntryInProgress extends LibraryEntry {
  language: string;
  /** Completed share, from 0 to 1. */
  share: number;
  last_at: string;
  thumbnail: string | null;
}

/** A link to resume a text or video. The first row also has a button. */
function EntryInProgressRow({ started: entry, isFirst }: { started: EntryInProgress; isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { kind, language, share, last_at } = entry;
  return (
    <EntryRow
      entry={entry}
      language={language}
      isFirst={isFirst}
      above={
        <>
          {kind === 'text' ? t('continue.reading') : t('continue.watching')} ·{' '}
          <RelativeTime value={last_at} />
        </>
      }
      below={
        <Group component="span" gap={10} wrap="nowrap" flex="1 1 0" mt={4} fz="xs">
          <Box component="span" flex="1 1 auto" maw={220}>
            <ShareBar share={share} />
          </Box>
          <span>{t('continue.done', { percent: format.percent(Math.floor(share * 100) / 100) })}</span>
        </Group>
      }
      end={
        isFirst ? (
          // The title is the accessible link; the button is a larger target for the same link.
          <Button
            component={Link}
            to={entryPath(entry)}
            tabIndex={-1}
            aria-hidden="true"
            className={classes.go}
          >
            {t('continue.open')}
          </Button>
        ) : (
          <IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
        )
      }
    />
  );
}

/** Texts in the library that haven't been opened yet. */
function UnreadList({ texts, language }: { texts: Dashboard['unread']; language: string }) {
  const { t } = useTranslation('dashboard');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Title order={3} id={heading} mt="xs" mb={4} fz="sm" fw={500} c="dimmed">
        {t('continue.unread')}
      </Title>
      <List mx={-12}>
        {texts.map(({ id, title, difficulty }) => (
          <EntryRow
            key={id}
            entry={{ kind: 'text', id, title, thumbnail: null }}
            language={language}
            below={<DifficultyMark value={difficulty} />}
            end={<IconChevronRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />}
          />
        ))}
      </List>
    </section>
  );
}
