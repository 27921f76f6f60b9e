import { useTranslation } from 'react-i18next';

import classes from './video-choice.module.css';

/** A video's title as a checkbox. Its box is on the thumbnail, and the whole card toggles it. */
export function VideoChoice({
  title,
  selected,
  onSelect,
  focusTarget,
}: {
  title: string;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  /** Attributes for the focusable element. */
  focusTarget: Record<string, string>;
}) {
  const { t } = useTranslation('videos');
  return (
    <label className={classes.root}>
      <input
        type="checkbox"
        className={classes.mark}
        checked={selected}
        aria-label={t('select.one', { title })}
        onChange={({ nativeEvent }) => onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        {...focusTarget}
      />
      <span dir="auto">{title}</span>
    </label>
  );
}
