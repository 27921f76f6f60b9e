import { ActionIcon } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Move } from '@/domain/content/library/use-moves.ts';

const load = () => import('./open-text-menu.tsx');
const OpenTextMenu = lazy(async () => ({ default: (await load()).OpenTextMenu }));

/** A row's menu, loaded on hover or focus, because most rows never need it. */
export function TextMenu({ text, onMove }: { text: TextCard; onMove: (move: Move) => void }) {
  const { t } = useTranslation(['texts', 'common']);
  const [isUsed, setUsed] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const button = {
    variant: 'subtle',
    color: 'gray',
    size: 36,
    'aria-label': t('row.menu', { title: text.title }),
    'aria-haspopup': 'menu',
    title: t('common:more'),
    children: <IconDots size={18} stroke={1.6} />,
  } as const;
  if (isUsed) {
    const openButton = <ActionIcon ref={target} {...button} />;
    return (
      <Suspense fallback={openButton}>
        <OpenTextMenu text={text} button={openButton} target={target} onMove={onMove} />
      </Suspense>
    );
  }
  return (
    <ActionIcon
      {...button}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setUsed(true)}
    />
  );
}
