import type { Vocabulary } from '@glossa/contract/word-lists';
import { wordStatuses } from '@glossa/contract/knowledge-level';
import type { Word } from '@glossa/contract/words';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CoveringRadio } from '../../../ui/covering-radio.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import classes from './status-chips.module.css';

/** Numbers of words under each chip. */
function countsOf({ levels, ignored }: Vocabulary): Record<Word['status'] | 'all', number> {
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

/** The statuses with the number of words in each, one of them chosen. */
export function StatusChips({
  vocabulary,
  value,
  onChange,
}: {
  vocabulary: Vocabulary | undefined;
  value: Word['status'] | undefined;
  onChange: (status: Word['status'] | undefined) => void;
}) {
  const { t } = useTranslation(['words', 'common']);
  const format = useFormat();
  const name = useId();
  const counts = vocabulary && countsOf(vocabulary);
  const labels = {
    all: t('status.all'),
    unknown: t('status.unknown'),
    learning: t('status.learning'),
    known: t('status.known'),
    mastered: t('status.mastered'),
    ignored: t('status.ignored'),
  };
  return (
    <div role="radiogroup" aria-label={t('status.label')} className={classes.root}>
      {(['all', ...wordStatuses] as const).map((status) => (
        <label key={status} className={classes.chip} data-status={status}>
          <CoveringRadio
            name={name}
            value={status}
            checked={status === (value ?? 'all')}
            onChange={() => onChange(status === 'all' ? undefined : status)}
          />
          <span className={classes.mark} aria-hidden="true" />
          <span>{labels[status]}</span>
          <span className={classes.count}>{counts ? format.number(counts[status]) : t('common:none')}</span>
        </label>
      ))}
    </div>
  );
}
