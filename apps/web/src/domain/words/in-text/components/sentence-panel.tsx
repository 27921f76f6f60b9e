import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { translateText } from '@glossa/contract/translation';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from '@/domain/words/entry/word-panel.module.css';

/** The translation of a sentence, or why there is none. */
export function SentencePanel({
  text,
  language,
  direction,
  onClose,
}: {
  text: string;
  /** The language code. */
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
      <header className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {t('sentence.title')}
        </h2>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <p className={classes.fact} lang={language} dir={direction}>
        {text}
      </p>
      <div role="status">
        {data && (
          <p className={classes.translated} dir="auto" lang={data.target}>
            {data.translation}
          </p>
        )}
        {error && <p className={classes.fact}>{errorText(error)}</p>}
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
    </section>
  );
}
