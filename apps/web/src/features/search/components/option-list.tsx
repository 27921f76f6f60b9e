import { useTranslation } from 'react-i18next';

import type { Option, OptionGroup } from '../model/option.ts';
import classes from './option-list.module.css';
import { OptionRow } from './option-row.tsx';

/** A grouped list of options, navigated with the keys of the search field. */
export function OptionList({
  id,
  groups,
  query,
  active,
  isOld,
  idOf,
  onActive,
  onChoose,
}: {
  id: string;
  groups: readonly OptionGroup[];
  query: string;
  active: Option | undefined;
  /** Whether the options belong to the previous query. */
  isOld: boolean;
  idOf: (option: Option) => string;
  onActive: (option: Option) => void;
  onChoose: (option: Option) => void;
}) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.list} role="listbox" id={id} aria-label={t('results')} aria-busy={isOld}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={classes.group}>
          <div id={`${id}-${group.key}`} className={classes.title} role="presentation">
            {group.title}
          </div>
          {group.options.map((option) => (
            <OptionRow
              key={option.key}
              id={idOf(option)}
              option={option}
              // Labels of actions aren't search results, so nothing in them is highlighted.
              query={typeof option.act === 'string' ? query : ''}
              isActive={option === active}
              onActive={() => onActive(option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
