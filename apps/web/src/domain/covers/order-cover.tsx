import { Box } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';

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
      <Box
        component="span"
        display="grid"
        w="100%"
        bdrs={8}
        bg="var(--glossa-accent-wash)"
        c="var(--glossa-accent)"
        style={{ placeItems: 'center', aspectRatio: 1 }}
        aria-hidden="true"
      >
        <IconCrown size={22} stroke={1.6} />
      </Box>
    );
  return <ProductCover product={{ ...line, type, language: line.language ?? 'en' }} />;
}
