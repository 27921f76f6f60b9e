import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import classes from './content-name.module.css';

/** Title and author of an item; the title opens its details. */
export function ContentName({
  content: { title, author, language },
  cover,
  below,
  onEdit,
}: {
  content: { title: string; author: string; language?: string };
  cover?: ReactNode;
  /** Replaces the author, e.g. with the reason why processing failed. */
  below?: ReactNode;
  onEdit: () => void;
}) {
  const { t } = useTranslation('catalogue');
  return (
    <Group gap="sm" wrap="nowrap">
      {cover !== undefined && (
        <Box component="span" flex="none">
          {cover}
        </Box>
      )}
      <Stack gap={1} miw={0} className={cover === undefined ? undefined : classes.besideCover}>
        <Text
          component="button"
          type="button"
          className="plain-link page-aligned"
          inherit
          lineClamp={2}
          fw={600}
          lh={1.35}
          dir="auto"
          lang={language}
          title={title}
          onClick={onEdit}
          {...{ [rowFocusAttribute]: '' }}
        >
          {title}
        </Text>
        {below || (
          <Text component="span" truncate fz={13} c="dimmed" {...(author === '' && { fs: 'italic' })}>
            <bdi>{author || t('no_author')}</bdi>
          </Text>
        )}
      </Stack>
    </Group>
  );
}
