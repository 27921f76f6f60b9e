import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './page-controls.module.css';
import { readNumber } from '../model/read-number.ts';

/** Previous and next page, and a field to go to any page. Its position doesn't depend on the length of the page. */
export function PageControls({
  page,
  pages,
  onTurn,
  onJump,
}: {
  page: number;
  pages: number;
  onTurn: (step: 1 | -1) => void;
  onJump: (page: number) => void;
}) {
  const { t } = useTranslation(['reader', 'common']);
  const format = useFormat();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const last = page >= pages;
  const jump = () => {
    const wanted = readNumber(typed);
    setTyped(String(page));
    if (wanted !== undefined && wanted !== page) onJump(Math.min(pages, Math.max(1, wanted)));
  };
  return (
    <nav className={classes.bar} aria-label={t('pages.label')}>
      <Button
        variant="subtle"
        color="gray"
        className={classes.turn}
        disabled={page <= 1}
        onClick={() => onTurn(-1)}
        leftSection={<IconChevronLeft className="mirrored" size={18} />}
      >
        {t('pages.previous')}
      </Button>
      <form
        className={classes.jump}
        onSubmit={(event) => {
          event.preventDefault();
          jump();
        }}
      >
        <input
          className={classes.input}
          aria-label={t('pages.go_to')}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          style={{ inlineSize: `${Math.max(2, typed.length) + 2}ch` }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setTyped(String(page))}
        />
        <span>{t('pages.of', { pages: format.number(pages) })}</span>
      </form>
      <Button
        variant={last ? 'filled' : 'light'}
        className={classes.turn}
        onClick={() => onTurn(1)}
        rightSection={<IconChevronRight className="mirrored" size={18} />}
      >
        {last ? t('pages.finish') : t('pages.next')}
      </Button>
    </nav>
  );
}
