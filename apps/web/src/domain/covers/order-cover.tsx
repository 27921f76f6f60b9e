import { IconCrown } from '@tabler/icons-react';

import classes from './order-cover.module.css';
import { ProductCover } from './product-cover.tsx';

/** The cover of an order item, or an icon for a plan. */
export function OrderCover({
  line: { type, ...line },
}: {
  line: {
    type: 'text' | 'video' | 'audio' | 'bundle' | 'plan';
    title: string;
    author: string;
    language: string | null;
    cover: string | null;
  };
}) {
  if (type === 'plan')
    return (
      <span className={classes.plan} aria-hidden="true">
        <IconCrown size={22} stroke={1.6} />
      </span>
    );
  return <ProductCover product={{ ...line, type, language: line.language ?? 'en' }} />;
}
