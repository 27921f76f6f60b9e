import type { TextCard } from '@glossa/contract/texts';
import { Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Facts } from '@/ui/data/facts.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { TagChip } from '@/domain/tags/tag-chip.tsx';
import classes from './text-meta.module.css';

const BoughtMark = lazy(async () => ({
  default: (await import('@/domain/purchases/purchased-badge.tsx')).PurchasedBadge,
}));

/** A text's details, below its title. Clicking a tag filters the list by that tag. */
export function TextMeta({ text, onTag }: { text: TextCard; onTag: (tag: string) => void }) {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const read = text.last_read_at === null ? undefined : new Date(text.last_read_at);
  const added = new Date(text.created_at);
  const addedLabel = t('row.added', { when: format.relative(added) });
  return (
    <Facts component="ul" className={classes.meta}>
      {text.author !== '' && <li>{text.author}</li>}
      <li>
        <DifficultyMark value={text.difficulty} />
      </li>
      {text.status === 'ready' && (
        <>
          <li>{t('row.words', { count: text.wordCount })}</li>
          <li>
            {text.readingTime < 120
              ? t('row.minutes', { count: text.readingTime })
              : t('row.hours', { count: Math.round(text.readingTime / 60) })}
          </li>
        </>
      )}
      <li>
        {read ? (
          <time dateTime={text.last_read_at ?? ''} title={`${format.dateTime(read)} · ${addedLabel}`}>
            {t('row.read', { when: format.relative(read) })}
          </time>
        ) : (
          <time dateTime={text.created_at} title={format.dateTime(added)}>
            {addedLabel}
          </time>
        )}
      </li>
      {text.bought && (
        <li>
          <Suspense fallback={null}>
            <BoughtMark bought={text.bought} />
          </Suspense>
        </li>
      )}
      {text.tags.length > 0 && (
        <Group component="li" className={classes.tags} gap="xs" ps={14}>
          {text.tags.map(({ name, color }) => (
            <TagChip
              key={name}
              name={name}
              color={color}
              action={{ title: t('row.show_tag', { tag: name }), onClick: () => onTag(name) }}
            />
          ))}
        </Group>
      )}
    </Facts>
  );
}
