import { listTexts } from '@glossa/contract/texts';
import type { TextCard } from '@glossa/contract/texts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { TextCover } from '@/domain/covers/text-cover.tsx';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { readingPosition, useSentencesPerPage } from '../reading-position.ts';
import type { ReadingPosition } from '../reading-position.ts';
import classes from './continue-reading.module.css';

/** A link to resume the most recently read text. Renders nothing if there is none. */
export function ContinueReading() {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const last = useLastRead();
  if (!last) return null;
  const { text, position } = last;
  return (
    <Link className={classes.root} to={readPath(text.id)}>
      <TextCover text={text} />
      <Stack component="span" gap={0} flex="1 1 auto" miw={0}>
        <Text component="span" size="xs" c="dimmed">
          {t('continue')}
        </Text>
        <Text
          component="span"
          className="page-aligned"
          truncate
          fw={600}
          lh={1.4}
          lang={text.language}
          dir="auto"
        >
          {text.title}
        </Text>
      </Stack>
      <Text component="span" size="sm" c="dimmed" className={`tabular ${classes.position}`}>
        {t('row.page', { page: position.page, pages: position.pages })} · {format.percent(position.share)}
      </Text>
      <IconArrowRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}

/** Number of recent texts to search, because texts that were never read may be among them. */
const candidates = 6;

/** Returns the most recently read unfinished text in the reading list, with its reading position. */
function useLastRead(): { text: TextCard; position: ReadingPosition } | undefined {
  const language = useUser().current_language;
  const perPage = useSentencesPerPage();
  const { data } = useQuery({
    ...endpointQuery(listTexts, {
      query: { language: language ?? '', sort: 'last_read', page_size: candidates },
    }),
    enabled: language !== null,
    staleTime: 0,
  });
  const text = data?.results.find(({ status, last_read_at }) => status === 'ready' && last_read_at !== null);
  const position = text && readingPosition(text, perPage);
  return text && position && position.share < 1 ? { text, position } : undefined;
}
