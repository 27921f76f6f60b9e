import { translateText } from '@glossa/contract/translation';
import { ActionIcon, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import classes from '@/domain/words/entry/word-panel.module.css';
import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { ExplanationTools } from './explanation-tools.tsx';
import { sentenceText } from './sentences.ts';
import type { Sentence, WordOccurrence } from './sentences.ts';
import { useTextWords } from './text-words.ts';

/** The translation of the selected word's sentence, or of the first sentence if no word is selected; T toggles it. */
export function SentenceTranslation({
  occurrences,
  sentences,
  language,
  direction,
  onOpen,
}: {
  occurrences: readonly WordOccurrence[];
  sentences: readonly Sentence[];
  language: string;
  direction: 'ltr' | 'rtl';
  /** Called when the user opens the translation. */
  onOpen?: () => void;
}) {
  const { t } = useTranslation('reader');
  const { selection } = useTextWords();
  const [openSeq, setOpenSeq] = useState<number>();
  useEffect(() => setOpenSeq(undefined), [sentences]);
  const group = t('keys.group');
  const toggle = () => {
    const seq = occurrences[selection.read()?.index ?? 0]?.seq;
    if (seq !== openSeq) onOpen?.();
    setOpenSeq(seq === openSeq ? undefined : seq);
  };
  const close = () => setOpenSeq(undefined);
  useShortcuts([
    {
      id: 'translate_sentence',
      keys: [readerToolKeys.translate_sentence],
      label: t('keys.translate_sentence'),
      group,
      run: toggle,
    },
  ]);
  useShortcuts(
    openSeq === undefined ? [] : [{ keys: ['Escape'], label: t('keys.close'), group, run: close }],
  );
  if (openSeq === undefined) return null;
  return (
    <div className={classes.floating}>
      <TranslationPanel
        seq={openSeq}
        text={sentenceText(sentences, openSeq)}
        language={language}
        direction={direction}
        onClose={close}
      />
    </div>
  );
}

/** The translation of a sentence, or the reason why there is none. */
function TranslationPanel({
  seq,
  text,
  language,
  direction,
  onClose,
}: {
  /** Number of the sentence. */
  seq: number;
  text: string;
  language: string;
  direction: 'ltr' | 'rtl';
  onClose: () => void;
}) {
  const { t } = useTranslation(['reader', 'common']);
  const heading = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [translateText.path, language, text],
    queryFn: ({ signal }) =>
      call(translateText, { body: { language, text: text.slice(0, 2000) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <Group component="header" justify="space-between" wrap="nowrap">
        <Title order={2} size="h3" id={heading}>
          {t('sentence.title')}
        </Title>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </Group>
      <Text size="sm" c="dimmed" lang={language} dir={direction}>
        {text}
      </Text>
      <div role="status">
        {data && (
          <p dir="auto" lang={data.target}>
            {data.translation}
          </p>
        )}
        {error && (
          <Text size="sm" c="dimmed">
            {errorText(error)}
          </Text>
        )}
      </div>
      {!data && !error && (
        <LoadingState>
          <Skeleton height={16} />
        </LoadingState>
      )}
      {error && (
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      )}
      <ExplanationTools seq={seq} />
    </section>
  );
}
