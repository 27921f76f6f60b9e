import '@/domain/tags/tag-colors.css';

import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { findWords, searchable } from '@/domain/search/find-words.ts';
import classes from './option-list.module.css';
import type { Option, OptionGroup } from './options.ts';

/** A grouped list of options, navigated with keys pressed in the search field. */
export function OptionList({
  id,
  groups,
  query,
  active,
  isStale,
  idOf,
  onActive,
  onChoose,
}: {
  id: string;
  groups: readonly OptionGroup[];
  query: string;
  active: Option | undefined;
  /** Whether the options belong to the previous query. */
  isStale: boolean;
  idOf: (option: Option) => string;
  onActive: (option: Option) => void;
  onChoose: (option: Option) => void;
}) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.list} role="listbox" id={id} aria-label={t('results')} aria-busy={isStale}>
      {groups.map((group) => (
        <Box key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} pt={8}>
          <Box id={`${id}-${group.key}`} px={12} py={4} c="dimmed" fz={12} fw={600} role="presentation">
            {group.title}
          </Box>
          {group.options.map((option) => (
            <OptionRow
              key={option.key}
              id={idOf(option)}
              option={option}
              // Action labels aren't search results, so nothing in them is highlighted.
              query={typeof option.action === 'string' ? query : ''}
              isActive={option === active}
              onActive={() => onActive(option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </Box>
      ))}
    </div>
  );
}

/** An option with the search text highlighted. */
function OptionRow({
  id,
  option: { icon: Icon, label, lang, detail, color },
  query,
  isActive,
  onActive,
  onChoose,
}: {
  id: string;
  option: Option;
  query: string;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The search field handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      style={{ '--tag-color': color && `var(--tag-${color})` } as CSSProperties}
      onPointerMove={isActive ? undefined : onActive}
      // Keep the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.icon} data-painted={color === undefined ? undefined : true}>
        <Icon size={18} stroke={1.6} />
      </span>
      <bdi lang={lang} className={classes.label}>
        <HighlightedMatches text={label} query={query} />
      </bdi>
      {detail && (
        <bdi className={classes.detail}>
          <HighlightedMatches text={detail} query={query} />
        </bdi>
      )}
    </div>
  );
}

const HighlightedMatches = ({ text, query }: { text: string; query: string }) =>
  splitMatches(text, query).map((part, index) =>
    index % 2 === 1 ? (
      // The order of the parts never changes, so their indexes can be keys.
      <mark key={index} className={classes.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );

/** Splits a text so that the parts at odd indexes match the query, ignoring case and accents. */
export function splitMatches(text: string, query: string): string[] {
  const { folded } = searchable(query);
  const spans = folded === '' ? [] : findWords(searchable(text), [folded]);
  const ends = [0, ...spans.flatMap(({ from, to }) => [from, to])];
  return ends.map((from, at) => text.slice(from, ends[at + 1]));
}
