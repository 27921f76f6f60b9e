import type { LibraryEntry } from '@glossa/contract/fields';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { entryPath } from '@/domain/paths/entry-paths.ts';
import classes from './entry-row.module.css';
import { TextCover } from './text-cover.tsx';
import { VideoStill } from './video-still.tsx';

/** A list item that links to a text or video; the whole row is clickable. */
export function EntryRow({
  entry,
  language,
  above,
  below,
  end,
  isFirst = false,
}: {
  entry: LibraryEntry & { thumbnail: string | null };
  language: string;
  above?: ReactNode;
  below: ReactNode;
  end?: ReactNode;
  /** Whether to highlight the item as the main entry. */
  isFirst?: boolean;
}) {
  const { kind, title, thumbnail } = entry;
  return (
    <li className={classes.root} data-first={isFirst || undefined}>
      <span className={classes.cover} data-kind={kind}>
        {kind === 'text' ? (
          <TextCover text={{ title, language, imageUrl: '', image_source: 'generated' }} />
        ) : (
          <VideoStill video={{ title, language, thumbnail }} />
        )}
      </span>
      <Stack component="span" gap={0} flex={1} miw={0}>
        {above !== undefined && (
          <Text component="span" size="xs" c="dimmed">
            {above}
          </Text>
        )}
        <Text
          component={Link}
          className="covering page-aligned"
          size={isFirst ? 'lg' : 'md'}
          fw={600}
          lh={1.4}
          truncate
          to={entryPath(entry)}
          lang={language}
          dir="auto"
        >
          {title}
        </Text>
        <Group component="span" className="tabular" gap="0 12px" fz={14} c="dimmed">
          {below}
        </Group>
      </Stack>
      {end}
    </li>
  );
}
