import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './choice.module.css';

/** A suggested value; `note` names its source. */
export interface FieldHint {
  text: string;
  note?: string;
}

/** Suggestions for a field of a word; a click applies one. */
export function FieldHints({
  field,
  hints,
  language,
  onChoose,
}: {
  /** Name of the field, for screen readers. */
  field: string;
  hints: readonly FieldHint[];
  /** The language code of the values, if it is not the user's own. */
  language?: string;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation('reader');
  if (hints.length === 0) return null;
  return (
    <Group gap={4} mt={4} role="group" aria-label={t('panel.hints', { field })}>
      {hints.map(({ text, note }) => (
        <button
          key={text}
          type="button"
          className={classes.choice}
          data-kind="hint"
          onClick={() => onChoose(text)}
        >
          <bdi lang={language}>{text}</bdi>{' '}
          {note && (
            <Text span size="xs" c="dimmed">
              {note}
            </Text>
          )}
        </button>
      ))}
    </Group>
  );
}
