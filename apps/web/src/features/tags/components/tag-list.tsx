import type { Tag } from '@glossa/contract/tags';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { rowFocusAttribute, useRowFocus } from '../../../lib/shortcuts/use-row-focus.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { TagDot } from '../../../lib/tags/tag-dot.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Row, RowList, RowOpener } from '../../../ui/row-list.tsx';
import { useAmounts } from '../hooks/use-amounts.ts';
import classes from './tag-list.module.css';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Tags, each with what it is used for; a click shows more of it. */
export function TagList({
  tags,
  open,
  everywhere,
  onOpen,
}: {
  tags: readonly Tag[];
  /** Id of the one that is shown in full. */
  open: string | undefined;
  /** Whether what is in all languages is counted. */
  everywhere: boolean;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('tags');
  const { list, move } = useRowFocus();
  useShortcuts([
    { keys: ['ArrowUp', 'ArrowDown'], label: t('keys.move'), group: t('title') },
    { keys: ['Enter'], label: t('keys.open'), group: t('title') },
  ]);
  const keyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  return (
    <RowList ref={list} onKeyDown={keyDown}>
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
  /** What is said where nothing has the tag; of one language nothing, as most tags are of another one. */
  unused: string | undefined;
  onOpen: () => void;
}) {
  const amounts = useAmounts()(tag.counts);
  return (
    <Row className={classes.row} isOpen={isOpen}>
      <TagDot color={tag.color} />
      <RowOpener aria-pressed={isOpen} onClick={onOpen} {...{ [rowFocusAttribute]: true }}>
        <bdi>{tag.name}</bdi>
      </RowOpener>
      <span className={classes.amounts}>
        {amounts.length === 0 ? unused : amounts.map((amount) => <span key={amount}>{amount}</span>)}
      </span>
      <span className={classes.used}>{tag.last_used !== null && <RelativeTime value={tag.last_used} />}</span>
    </Row>
  );
}
