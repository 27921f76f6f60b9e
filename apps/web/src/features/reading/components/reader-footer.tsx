import type { ReadingPage } from '@glossa/contract/reading';
import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import { parseNumber } from '../model/parse-number.ts';
import classes from './reader-footer.module.css';

const AudioPlayer = deferred(async () => (await import('./audio-player.tsx')).AudioPlayer);
const loadUndoNotice = asRenderFunction(
  async () => (await import('@/domain/words/in-text/undo-notice.tsx')).UndoNotice,
);

/** Below the text: undo, the audio player, and page controls. */
export function ReaderFooter({
  data,
  onUndone,
  onTurn,
  onJump,
}: {
  data: ReadingPage;
  /** Called when a change has been undone or the undo offer has been dismissed. */
  onUndone: () => void;
  onTurn: (step: 1 | -1) => void;
  onJump: (page: number) => void;
}) {
  const { audio, page, pages } = data;
  const renderUndoNotice = useDeferred(loadUndoNotice);
  return (
    <>
      {renderUndoNotice?.({ onDone: onUndone })}
      {audio !== null && <AudioPlayer data={data} source={audio} />}
      <div data-player-slot />
      <div data-hint-slot="turn" />
      <PageControls page={page} pages={pages} onTurn={onTurn} onJump={onJump} />
    </>
  );
}

/**
 * Buttons for the previous and next page, and a field to go to any page. Their position doesn't depend on the page's
 * length.
 */
function PageControls({
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
  const [value, setValue] = useState(String(page));
  useEffect(() => setValue(String(page)), [page]);
  const isLast = page >= pages;
  const jump = () => {
    const target = parseNumber(value);
    setValue(String(page));
    if (target !== undefined && target !== page) onJump(Math.min(pages, Math.max(1, target)));
  };
  return (
    <Group component="nav" justify="space-between" wrap="nowrap" gap="xs" aria-label={t('pages.label')}>
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
      <Group
        component="form"
        align="baseline"
        gap={6}
        fz="sm"
        c="dimmed"
        className="tabular"
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
          value={value}
          style={{ inlineSize: `${Math.max(2, value.length) + 2}ch` }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
          onBlur={() => setValue(String(page))}
        />
        <span>{t('pages.of', { pages: format.number(pages) })}</span>
      </Group>
      <Button
        variant={isLast ? 'filled' : 'light'}
        className={classes.turn}
        onClick={() => onTurn(1)}
        rightSection={<IconChevronRight className="mirrored" size={18} />}
      >
        {isLast ? t('pages.finish') : t('pages.next')}
      </Button>
    </Group>
  );
}
