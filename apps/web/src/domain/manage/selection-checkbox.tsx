import { useTranslation } from 'react-i18next';

import classes from './selection-checkbox.module.css';

/** The checkbox that selects a row. */
export function SelectionCheckbox({
  title,
  checked,
  onToggle,
}: {
  title: string;
  checked: boolean;
  /** `extend` also selects everything between this row and the last toggled one. */
  onToggle: (extend: boolean) => void;
}) {
  const { t } = useTranslation('videos');
  return (
    <label className={classes.root}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={t('select.one', { title })}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}
