import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { Sample } from '@/domain/products/sample.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useProductPreview } from '../hooks/use-product.ts';
import classes from './preview.module.css';

/** The beginning of a text as in the reader, or an audio or video sample. */
export function Preview({ id, language, isFilm }: { id: string; language: string; isFilm: boolean }) {
  const { t } = useTranslation('shop');
  const { data, error, refetch } = useProductPreview(id, true);
  const [isWhole, setWhole] = useState(false);
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius={12} />;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className={classes.heading}>
        {t('preview.title')}
      </h2>
      {data.sample !== null && <Sample address={data.sample} isFilm={isFilm} />}
      {data.text !== '' && (
        <>
          <div
            className={classes.text}
            data-whole={isWhole || undefined}
            lang={language}
            dir={data.direction}
          >
            {data.text}
          </div>
          <Button
            variant="subtle"
            size="compact-sm"
            mt={8}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'preview.less' : 'preview.more')}
          </Button>
        </>
      )}
    </section>
  );
}
