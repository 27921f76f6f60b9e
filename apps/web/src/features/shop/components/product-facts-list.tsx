import type { Product } from '@glossa/contract/shop';
import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { Stars } from './stars.tsx';
import { TagChip } from '@/domain/tags/tag-chip.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useProductFacts } from '../product-facts.ts';
import classes from './product-facts-list.module.css';

/** Facts about a product, as numbers and names. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const { language, length, isInteractive } = useProductFacts(product);
  const { type, category, difficulty, rating, ratingCount, readingTime, tags, isFree } = product;
  return (
    <div className={classes.root}>
      {rating !== null && <Stars rating={rating} count={ratingCount} />}
      <ul className={classes.facts}>
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
      </ul>
      {tags.length > 0 && (
        <p className={classes.tags}>
          {tags.map((name) => (
            <TagChip key={name} name={name} color="gray" />
          ))}
        </p>
      )}
    </div>
  );
}
