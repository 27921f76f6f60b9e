import { useTranslation } from 'react-i18next';

import classes from './choose-box.module.css';

/** Chooses a row. */
export function ChooseBox({
  title,
  checked,
  onToggle,
}: {
  title: string;
  checked: boolean;
  /** `extend`: and all from the last one that was touched. */
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
