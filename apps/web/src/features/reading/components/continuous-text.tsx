import { useDebouncedValue } from '@mantine/hooks';
import type { ReadingPage } from '@glossa/contract/reading';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useLoadedWords } from '@/domain/words/in-text/create-text-words.ts';
import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageInView } from '../hooks/use-page-in-view.ts';
import { usePageWindow } from '../hooks/use-page-window.ts';
import { useReadingPosition } from '../hooks/use-reading-position.ts';
import { firstWordIndex, toPageParagraphs } from '../model/continuous-pages.ts';
import classes from './continuous-text.module.css';
import { MarkRestButton } from './mark-rest-button.tsx';
import type { OpenTextProps } from './paged-text.tsx';
import { FillSlot } from './reader-content.tsx';
import { ReaderError } from './reader-frame.tsx';
import { ReaderView } from './reader-view.tsx';
import type { ContinuousView } from './reader-view.tsx';

/** Milliseconds a page must stay in view before the URL and the reading position are updated. */
const settleDelay = 300;

/** A text with continuous scrolling: more pages load when the reader gets near the end of those already loaded. */
export function ContinuousText({ id, pageUrl, preferred, slot }: OpenTextProps) {
  const { t } = useTranslation('reader');
  const { selection } = useTextWords();
  const { page, perPage, go } = pageUrl;
  const pageWindow = usePageWindow({ id, start: page, perPage });
  const { data: merged, pages, first, complete, error, loadNext, include, releaseEarlier } = pageWindow;
  const { inView, goTo, setTarget, onRendered } = usePageInView({ start: page, onNearEnd: loadNext });
  useLoadedWords(merged, pages);
  const data = useMemo(() => merged && { ...merged, page: inView }, [merged, inView]);

  const [settled] = useDebouncedValue(inView, settleDelay);
  const settledData = useMemo(() => merged && { ...merged, page: settled }, [merged, settled]);
  const saveEnd = useReadingPosition({ id, data: settledData, pageUrl, preferred });

  const open = useCallback(
    (target: number) => {
      // Clear the selection, because adding earlier pages changes the word indexes.
      if (target < first) selection.select(undefined);
      include(target);
      goTo(target);
    },
    [first, selection, include, goTo],
  );
  // The URL follows the scroll position. If the URL changes for any other reason, scroll to the page in the URL.
  const urlPage = useRef(page);
  useEffect(() => {
    if (page === urlPage.current) return;
    urlPage.current = page;
    open(page);
  }, [page, open]);
  const updateUrl = useEffectEvent((shown: number) => {
    if (shown === urlPage.current) return;
    urlPage.current = shown;
    go(shown, { perPage, replace: true, silent: true });
  });
  // Don't run when the URL changes, because its page comes into view only a moment later.
  useEffect(() => updateUrl(settled), [settled]);
  useEffect(() => {
    if (!selection.read()) releaseEarlier(settled);
  }, [settled, selection, releaseEarlier]);
  // Keyboard selection starts on the page being read.
  useLayoutEffect(() => {
    selection.setStart(settledData ? firstWordIndex(settledData) : 0);
  }, [selection, settledData]);
  useEffect(() => () => selection.setStart(0), [selection]);

  const paragraphs = useMemo(() => toPageParagraphs(pages), [pages]);
  const renderPageEnd = useCallback(
    (number: number) => {
      const part = pages.find((one) => one.page === number);
      return part && <PageEnd page={part} />;
    },
    [pages],
  );
  const retry = () => void pageWindow.refetch();
  if (error) {
    return (
      <FillSlot slot={slot}>
        <ReaderError id={id} error={error} onRetry={retry} />
      </FillSlot>
    );
  }
  // Leave the previous content in the slot until the data has loaded.
  if (!data) return null;
  const continuous: ContinuousView = {
    resetKey: first,
    paragraphs,
    renderPageEnd,
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
      <Text role="status" size="sm" c="dimmed" mb="lg">
        {t('pages.loading')}
      </Text>
    ),
    onRendered: () => onRendered(first),
  };
  return (
    <FillSlot slot={slot}>
      <ReaderView
        data={data}
        requestedPage={inView}
        isLoading={false}
        isOffline={pageWindow.isTransient || pageWindow.paused}
        onRetry={retry}
        visit={undefined}
        onOpen={open}
        onStopVisit={() => undefined}
        onEnd={() => {
          saveEnd();
          // Return to this page when the reader comes back from the end of the text.
          setTarget(inView);
        }}
        continuous={continuous}
      />
    </FillSlot>
  );
}

/** The end of one page and the start of the next in continuous mode. */
function PageEnd({ page: { id, page, sentences } }: { page: ReadingPage }) {
  const { t, i18n } = useTranslation('reader');
  const format = useFormat();
  const ids = useMemo(() => new Set(occurrencesIn(sentences).map((word) => word.id)), [sentences]);
  const first = sentences[0]?.seq ?? 0;
  return (
    // Use the interface language, although the surrounding words are in another language.
    <Group
      gap="sm"
      wrap="nowrap"
      mt={4}
      mb={20}
      fz="xs"
      lh={1.5}
      lts={0}
      ff="var(--mantine-font-family)"
      className={classes.pageEnd ?? ''}
      lang={i18n.language}
      dir={i18n.dir()}
    >
      <Text span inherit c="dimmed" aria-label={t('pages.number', { page: format.number(page) })}>
        {format.number(page)}
      </Text>
      <Box flex={1} h={1} bg="var(--glossa-line)" />
      <MarkRestButton textId={id} from={first} to={sentences.at(-1)?.seq ?? first} ids={ids} isCompact />
    </Group>
  );
}
