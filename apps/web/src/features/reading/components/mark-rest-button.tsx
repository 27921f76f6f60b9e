import { markKnown } from '@glossa/contract/reading';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { useNewCount, useTextWords } from '@/domain/words/in-text/text-words.ts';

/** Marks the remaining new words on the page as known, or says that there are none. */
export function MarkRestButton({
  textId,
  from,
  to,
  ids,
  isCompact = false,
}: {
  textId: string;
  /** First and last sentence on the page. */
  from: number;
  to: number;
  /** IDs of the words on the page. */
  ids: ReadonlySet<number>;
  /** A compact button between pages, shown only while there are words to mark. */
  isCompact?: boolean;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { queue } = useTextWords();
  const count = useNewCount(ids);
  const mark = () =>
    queue.call(markKnown, { params: { id: textId }, body: { from_sentence: from, to_sentence: to } });
  if (isCompact && count === 0) return null;
  return (
    <Button
      {...(isCompact ? { variant: 'subtle', color: 'gray', size: 'compact-xs' } : { variant: 'default' })}
      leftSection={<IconChecks size={isCompact ? 14 : 18} stroke={1.6} />}
      disabled={count === 0}
      onClick={() => queue.markRestKnown(ids, mark)}
    >
      {count === 0 ? t('mark_rest.none') : t('mark_rest.action', { number: format.number(count) })}
    </Button>
  );
}
