import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './pagination.module.css';
import { useFormat } from '../format/use-format.ts';

/** Maximum number of page buttons. */
const maxButtons = 5;

/**
 * Returns the numbers of the page buttons (specification 1, section 2): 1 to 5 with up to five pages or near the start,
 * the last five near the end, otherwise two on each side of the current one.
 */
export function pageWindow(current: number, pages: number): number[] {
  const first =
    pages <= maxButtons || current <= 3 ? 1 : current > pages - 3 ? pages - maxButtons + 1 : current - 2;
  return Array.from({ length: Math.min(maxButtons, pages) }, (_, index) => first + index);
}

/** Up to five page buttons with previous and next; renders nothing for a single page. */
export function Pagination({
  page,
  pages,
  onChange,
}: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (pages <= 1) return null;
  return (
    <Group component="nav" justify="center" gap={4} mt="lg" aria-label={t('pagination.label')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
        aria-label={t('pagination.previous')}
      >
        <IconChevronLeft className="mirrored" size={18} />
      </ActionIcon>
      {pageWindow(page, pages).map((number) => (
        <Button
          key={number}
          className={`tabular ${classes.page}`}
          variant={number === page ? 'light' : 'subtle'}
          color={number === page ? 'ink' : 'gray'}
          aria-label={t('pagination.page', { page: format.number(number) })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {format.number(number)}
        </Button>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
        aria-label={t('pagination.next')}
      >
        <IconChevronRight className="mirrored" size={18} />
      </ActionIcon>
    </Group>
  );
}
