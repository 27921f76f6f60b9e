import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { pageWindow } from './page-window.ts';
import classes from './pagination.module.css';
import { useFormat } from '../format/use-format.ts';

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
    <nav className={classes.root} aria-label={t('pagination.label')}>
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
          className={classes.page}
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
    </nav>
  );
}
