import { getProductPreview, getProductWords } from '@glossa/contract/shop';
import type { Product } from '@glossa/contract/shop';
import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { ProductSample } from '@/domain/products/product-sample.tsx';
import { ProductText } from '@/domain/products/product-text.tsx';
import { TrackList } from '@/domain/products/track-list.tsx';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { TagChip } from '@/domain/tags/tag-chip.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { useProductFacts } from '../hooks/use-product-facts.ts';
import { RatingStars } from './rating-stars.tsx';

/** A product's facts, share of unknown words, description, tracks and preview. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const { id, description, tracks, type, language } = product;
  return (
    <>
      <ProductFacts product={product} />
      <WordCoverage id={id} hasWords={product.wordCount !== null} />
      {description !== '' && (
        <Box
          component="p"
          maw="var(--glossa-measure)"
          lh={1.65}
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          dir="auto"
        >
          {description}
        </Box>
      )}
      {tracks.length > 0 && (
        <Section title={t('tracks', { count: tracks.length })}>
          <TrackList tracks={tracks} />
        </Section>
      )}
      {product.hasPreview && <ProductPreview id={id} language={language} isVideo={type === 'video'} />}
    </>
  );
}

/** A product's facts, as numbers and labels. */
function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const { language, length, isInteractive } = useProductFacts(product);
  const { type, category, difficulty, rating, ratingCount, readingTime, tags, isFree } = product;
  return (
    <Stack gap={10}>
      {rating !== null && <RatingStars rating={rating} count={ratingCount} />}
      <Facts component="ul">
        <li>{t(`type.${type}`)}</li>
        {isInteractive && <li>{t('interactive')}</li>}
        <li>{t(isFree ? 'free_content' : 'premium_content')}</li>
        <li>{language}</li>
        <li>
          <DifficultyMark value={difficulty} />
        </li>
        {category !== '' && (
          <li dir="auto">{t(`category.${category as 'Fiction'}`, { defaultValue: category })}</li>
        )}
        {length !== undefined && <li>{length}</li>}
        {type === 'text' && readingTime !== null && (
          <li>{t('reading_time', { time: format.duration(readingTime * 60) })}</li>
        )}
      </Facts>
      {tags.length > 0 && (
        <Group gap={6}>
          {tags.map((name) => (
            <TagChip key={name} name={name} color="gray" />
          ))}
        </Group>
      )}
    </Stack>
  );
}

/** Maximum percentages of unknown words for an easy text and for a challenging one. */
const maxEasyPercent = 5;
const maxFittingPercent = 15;

/**
 * The share of words that this learner doesn't know. Renders nothing until it has loaded, or if the learner has no
 * words.
 */
function WordCoverage({ id, hasWords }: { id: string; hasWords: boolean }) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const isLearner = useOptionalUser()?.account_type === 'learner';
  const { data } = useQuery({
    ...endpointQuery(getProductWords, { params: { id } }),
    enabled: hasWords && isLearner,
    // Always stale, to include words marked in the meantime.
    staleTime: 0,
  });
  if (!data) return null;
  const { unknownWordsPercentage: unknown, knowledge, newWords } = data;
  const verdict = unknown <= maxEasyPercent ? 'easy' : unknown <= maxFittingPercent ? 'fitting' : 'hard';
  return (
    <Card component="section" px={20} aria-label={t('share.title')}>
      <Stack gap={6}>
        <Text size="lg" ff="var(--glossa-font-reading)" lh={1.3}>
          {t('share.unknown', { percent: format.percent(unknown / 100, 1) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`share.${verdict}`)}
        </Text>
        <KnowledgeBar counts={knowledge} withLabel={false} />
        <Text size="sm" c="dimmed">
          {t('share.new_words', { count: newWords, number: format.number(newWords) })}
        </Text>
      </Stack>
    </Card>
  );
}

/** The beginning of a text as displayed in the reader, or an audio or video sample. */
function ProductPreview({ id, language, isVideo }: { id: string; language: string; isVideo: boolean }) {
  const { t } = useTranslation('shop');
  const { data, error, refetch } = useQuery(endpointQuery(getProductPreview, { params: { id } }));
  const [isExpanded, setExpanded] = useState(false);
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius={12} />;
  return (
    <Section title={t('preview.title')}>
      {data.sample !== null && <ProductSample url={data.sample} isVideo={isVideo} />}
      {data.text !== '' && (
        <>
          <ProductText
            isClipped={!isExpanded}
            maw="var(--glossa-measure)"
            lang={language}
            dir={data.direction}
          >
            {data.text}
          </ProductText>
          <Button
            variant="subtle"
            size="compact-sm"
            mt={8}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {t(isExpanded ? 'preview.less' : 'preview.more')}
          </Button>
        </>
      )}
    </Section>
  );
}
