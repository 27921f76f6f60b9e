import { useDebouncedValue } from '@mantine/hooks';
import { Button } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Flow } from '../hooks/flow.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { OpenedText } from '../hooks/opened-text.ts';
import { usePageInView } from '../hooks/use-page-in-view.ts';
import { usePageWindow } from '../hooks/use-page-window.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useLoadedWords } from '@/domain/words/in-text/create-text-words.ts';
import { firstWordOf } from '../model/first-word-of.ts';
import { leafParagraphs } from '../model/leaf-paragraphs.ts';
import classes from './continuous-text.module.css';
import { LeafEnd } from './leaf-end.tsx';
import { OnStage } from './on-stage.tsx';
import { ReaderProblem } from './reader-problem.tsx';
import { ReaderView } from './reader-view.tsx';

/** Milliseconds a page stays in view before URL and reading position follow. */
const rest = 300;

/** A text with continuous scrolling: the next page loads when the end of the loaded ones is near. */
export function ContinuousText({ id, address, preferred, stage }: OpenedText) {
  const { t } = useTranslation('reader');
  const { selection } = useTextWords();
  const { page, perPage, go } = address;
  const pageWindow = usePageWindow({ id, start: page, perPage });
  const { data: all, pages, first, complete, error, grow, include, release } = pageWindow;
  const { inView, goTo, aim, settle } = usePageInView({ start: page, onNearEnd: grow });
  useLoadedWords(all, pages);
  const data = useMemo(() => all && { ...all, page: inView }, [all, inView]);

  const [settled] = useDebouncedValue(inView, rest);
  const place = useMemo(() => all && { ...all, page: settled }, [all, settled]);
  const keepEnd = usePlace({ id, data: place, address, preferred });

  const open = useCallback(
    (target: number) => {
      // Word indexes now start from an earlier page.
      if (target < first) selection.select(undefined);
      include(target);
      goTo(target);
    },
    [first, selection, include, goTo],
  );
  // The URL follows the scroll position; when the URL changes for another reason, the text follows it.
  const told = useRef(page);
  useEffect(() => {
    if (page === told.current) return;
    told.current = page;
    open(page);
  }, [page, open]);
  const tell = useEffectEvent((shown: number) => {
    if (shown === told.current) return;
    told.current = shown;
    go(shown, { perPage, replace: true, silent: true });
  });
  // Not on every URL change: the page it names comes into view a moment later.
  useEffect(() => tell(settled), [settled]);
  useEffect(() => {
    if (!selection.read()) release(settled);
  }, [settled, selection, release]);
  // Keyboard selection starts on the page being read.
  useLayoutEffect(() => {
    selection.setStart(place ? firstWordOf(place) : 0);
  }, [selection, place]);
  useEffect(() => () => selection.setStart(0), [selection]);

  const paragraphs = useMemo(() => leafParagraphs(pages), [pages]);
  const between = useCallback(
    (number: number) => {
      const part = pages.find((one) => one.page === number);
      return part && <LeafEnd page={part} />;
    },
    [pages],
  );
  const retry = () => void pageWindow.refetch();
  if (error) {
    return (
      <OnStage stage={stage}>
        <ReaderProblem id={id} error={error} onRetry={retry} />
      </OnStage>
    );
  }
  // Keeps the previous content meanwhile.
  if (!data) return null;
  const flow: Flow = {
    id: first,
    paragraphs,
    between,
    before: first > 1 && (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb={12}
        leftSection={<IconChevronUp size={16} />}
        onClick={() => open(first - 1)}
      >
        {t('pages.earlier')}
      </Button>
    ),
    after: !complete && (
      <p role="status" className={classes.loading}>
        {t('pages.loading')}
      </p>
    ),
    onShown: () => settle(first),
  };
  return (
    <OnStage stage={stage}>
      <ReaderView
        data={data}
        wanted={inView}
        waiting={false}
        offline={pageWindow.passing || pageWindow.paused}
        onRetry={retry}
        visit={undefined}
        onOpen={open}
        onStay={() => undefined}
        onEnd={() => {
          keepEnd();
          // For returning from the end of the text.
          aim(inView);
        }}
        flow={flow}
      />
    </OnStage>
  );
}
