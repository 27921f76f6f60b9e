import type { Vocabulary } from '@glossa/contract/word-lists';
import { wordStatuses } from '@glossa/contract/knowledge-level';
import type { Word } from '@glossa/contract/words';
import { useTranslation } from 'react-i18next';

import { FilterChips } from '@/ui/inputs/filter-chips.tsx';
import classes from './status-chips.module.css';

/** Returns the number of words for each chip. */
function countByStatus({ levels, ignored }: Vocabulary): Record<Word['status'] | 'all', number> {
  const [unknown = 0, one = 0, two = 0, three = 0, known = 0, mastered = 0] = levels;
  const learning = one + two + three;
  return {
    all: unknown + learning + known + mastered + ignored,
    unknown,
    learning,
    known,
    mastered,
    ignored,
  };
}

/** The levels with the number of words in each. One of them is selected. */
export function StatusChips({
  vocabulary,
  value,
  onChange,
}: {
  vocabulary: Vocabulary | undefined;
  value: Word['status'] | undefined;
  onChange: (status: Word['status'] | undefined) => void;
}) {
  const { t } = useTranslation('words');
  const counts = vocabulary && countByStatus(vocabulary);
  const labels = {
    all: t('status.all'),
    unknown: t('status.unknown'),
    learning: t('status.learning'),
    known: t('status.known'),
    mastered: t('status.mastered'),
    ignored: t('status.ignored'),
  };
  return (
    <FilterChips
      label={t('status.label')}
      chips={(['all', ...wordStatuses] as const).map((status) => ({
        value: status,
        label: labels[status],
        mark: status === 'all' ? undefined : classes[status],
        count: counts?.[status],
      }))}
      value={value ?? 'all'}
      onChange={(status) => onChange(status === 'all' ? undefined : status)}
    />
  );
}
