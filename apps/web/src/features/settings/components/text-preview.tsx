import { useTranslation } from 'react-i18next';

import { useSetting } from '../hooks/use-setting.ts';
import classes from './text-preview.module.css';

/** A sample sentence in the chosen font. */
export function TextPreview() {
  const { t } = useTranslation('settings');
  const { value: fontSize } = useSetting('fontSize');
  const { value: lineHeight } = useSetting('lineSpacing');
  const { value: font } = useSetting('fontFamily');
  return (
    <figure className={classes.preview}>
      <figcaption>{t('text.preview')}</figcaption>
      <p data-font={font} style={{ fontSize, lineHeight }}>
        {t('text.sample')}
      </p>
    </figure>
  );
}
