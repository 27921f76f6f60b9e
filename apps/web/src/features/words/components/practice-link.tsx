import { Button } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { WordsView } from '@/domain/words/lists/words-view.ts';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';

/** A link to practicing the listed words, as far as practice supports the filters. */
export function PracticeLink({ view: { tag, text, video } }: { view: WordsView }) {
  const { t } = useTranslation('words');
  const isPhone = useIsPhone();
  const source = new URLSearchParams(tag ? { tag } : text ? { text } : video ? { video } : {});
  return (
    <Button
      component={Link}
      to={{ pathname: '/practice', search: source.toString() }}
      variant="default"
      leftSection={!isPhone && <IconCards size={18} stroke={1.6} />}
    >
      {t('menu.practise')}
    </Button>
  );
}
