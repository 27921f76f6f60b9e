import { Menu } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { Savable } from './use-saved-changes.ts';
import { useSaved } from './use-saved.ts';

/** A menu item that saves or removes a text or a moment of a video. */
export function SaveMenuItem(props: { target: Extract<Savable, { kind: 'text' | 'moment' }> }) {
  return (
    <Suspense fallback={null}>
      <Item {...props} />
    </Suspense>
  );
}

function Item({ target }: { target: Extract<Savable, { kind: 'text' | 'moment' }> }) {
  const { t } = useTranslation('saved');
  const { isSaved, toggle } = useSaved(target);
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return (
    <Menu.Item leftSection={<Icon size={16} stroke={1.6} />} onClick={toggle}>
      {isSaved ? t('remove') : target.kind === 'text' ? t('save.text') : t('save.video')}
    </Menu.Item>
  );
}
