import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../ui/use-format.ts';
import { useReading } from '../hooks/reading-session.ts';
import { isNew } from '../../../lib/words/knowledge.ts';

/** Marks the words of the page that are still new as known; says when there are none. */
export function MarkRestButton({
  textId,
  from,
  to,
  ids,
}: {
  textId: string;
  /** First and last sentence of the page. */
  from: number;
  to: number;
  /** Words of the page. */
  ids: ReadonlySet<number>;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { words, changes } = useReading();
  const count = useSyncExternalStore(
    words.subscribeAll,
    () => [...ids].filter((id) => isNew(words.read(id))).length,
  );
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={18} stroke={1.6} />}
      disabled={count === 0}
      onClick={() => changes.markRestKnown({ textId, from, to, ids })}
    >
      {count === 0 ? t('mark_rest.none') : t('mark_rest.action', { number: format.number(count) })}
    </Button>
  );
}
