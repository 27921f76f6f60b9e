import { CloseButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './hint-callout.module.css';

/** A hint for a new reader, with an arrow to its target and a button that dismisses all hints. */
export function HintCallout({
  ref,
  hint,
  style,
  onClose,
}: {
  ref?: Ref<HTMLDivElement>;
  hint: 'touch' | 'mark' | 'turn';
  /** Position of a floating hint. */
  style?: CSSProperties;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation(['languages', 'common']);
  // A live region announces only changes, not its initial content.
  const [announced, setAnnounced] = useState('');
  const text = t(`hints.${hint}`);
  useEffect(() => setAnnounced(text), [text]);
  return (
    // Use the interface language, although the surrounding words are in another language.
    <div
      ref={ref}
      className={classes.callout}
      role="group"
      aria-label={t('hints.label')}
      lang={i18n.language}
      dir={i18n.dir()}
      data-hint={hint}
      style={style}
    >
      <IconBulb size={20} stroke={1.6} aria-hidden="true" />
      <span role="status">{announced}</span>
      <CloseButton
        aria-label={t('common:close')}
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Otherwise, Escape would also close the word panel.
          event.stopPropagation();
          onClose();
        }}
      />
    </div>
  );
}
