import type { Tag, TagCounts } from '@glossa/contract/tags';
import { Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { TagDot } from '@/domain/tags/tag-chip.tsx';
import { rowFocusAttribute, useRowFocus } from '@/lib/shortcuts/use-row-focus.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Row, RowList, RowOpener } from '@/ui/data/row-list.tsx';
import classes from './tag-list.module.css';

/** Number of rows by which each key moves the focus. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** A list of tags, each with the number of items that have it. Clicking a tag opens its details. */
export function TagList({
  tags,
  open,
  everywhere,
  onOpen,
}: {
  tags: readonly Tag[];
  /** ID of the tag whose details are open. */
  open: string | undefined;
  /** Whether items in all languages are counted. */
  everywhere: boolean;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('tags');
  const { list, move } = useRowFocus();
  useShortcuts([
    { keys: ['ArrowUp', 'ArrowDown'], label: t('keys.move'), group: t('title') },
    { keys: ['Enter'], label: t('keys.open'), group: t('title') },
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  return (
    <RowList ref={list} onKeyDown={onKeyDown}>
      {tags.map((tag) => (
        <TagRow
          key={tag.id}
          tag={tag}
          isOpen={tag.id === open}
          unused={everywhere ? t('unused') : undefined}
          onOpen={() => onOpen(tag.id)}
        />
      ))}
    </RowList>
  );
}

function TagRow({
  tag,
  isOpen,
  unused,
  onOpen,
}: {
  tag: Tag;
  isOpen: boolean;
  /**
   * Text shown for an unused tag. Undefined if only one language is counted, because most tags are unused in any given
   * language.
   */
  unused: string | undefined;
  onOpen: () => void;
}) {
  const counts = useCountLabels()(tag.counts);
  return (
    <Row className={classes.row} isOpen={isOpen}>
      <TagDot color={tag.color} />
      <RowOpener aria-pressed={isOpen} onClick={onOpen} {...{ [rowFocusAttribute]: true }}>
        <bdi>{tag.name}</bdi>
      </RowOpener>
      <Facts component="span" isDotted className={classes.counts ?? ''}>
        {counts.length === 0 ? unused : counts.map((count) => <span key={count}>{count}</span>)}
      </Facts>
      <Text component="span" size="sm" c="dimmed" ta="end" style={{ whiteSpace: 'nowrap' }}>
        {tag.last_used !== null && <RelativeTime value={tag.last_used} />}
      </Text>
    </Row>
  );
}

/** Returns a function that formats the number of items of each kind, for example `3 words`, and omits zeros. */
export function useCountLabels(): (counts: TagCounts) => string[] {
  const { t } = useTranslation('tags');
  return ({ texts, articles, subtitles, videos, ebooks, words }) => [
    ...(texts > 0 ? [t('amounts.texts', { count: texts })] : []),
    ...(articles > 0 ? [t('amounts.articles', { count: articles })] : []),
    ...(subtitles > 0 ? [t('amounts.subtitles', { count: subtitles })] : []),
    ...(videos > 0 ? [t('amounts.videos', { count: videos })] : []),
    ...(ebooks > 0 ? [t('amounts.ebooks', { count: ebooks })] : []),
    ...(words > 0 ? [t('amounts.words', { count: words })] : []),
  ];
}
