import type { ContentPricing } from '@glossa/contract/content-pricing';

import { ContentName } from '@/domain/content/manage/content-name.tsx';

/** A product's title, which opens its price, and its author; for a bundle, its contents. */
export function PricingName({ row, onEdit }: { row: ContentPricing; onEdit: () => void }) {
  const author = row.type === 'bundle' ? row.items.map(({ title }) => title).join(' · ') : row.author;
  return <ContentName content={{ title: row.title, author }} onEdit={onEdit} />;
}
