import { Anchor } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Answered } from '../hooks/use-answers.ts';
import { placeOfAnswer, places } from '../model/questions.ts';
import classes from './help.module.css';
import { Highlighted } from './highlighted.tsx';

/** A collapsible answer, open during a search and when the URL names it. */
export function Answer({
  answered: { id, question, answer },
  words,
  named,
}: {
  answered: Answered;
  words: readonly string[];
  /** Whether the URL names it. */
  named: boolean;
}) {
  const { t } = useTranslation('help');
  const place = useRef<HTMLDetailsElement>(null);
  const searching = words.length > 0;
  const [open, setOpen] = useState(named);
  useEffect(() => {
    if (!named) return;
    setOpen(true);
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [named]);
  const go = placeOfAnswer(id);
  return (
    <details
      ref={place}
      id={id}
      className={classes.answer}
      open={open || searching}
      onToggle={({ currentTarget }) => {
        if (!searching) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <Highlighted of={question} words={words} />
      </summary>
      <p>
        <Highlighted of={answer} words={words} />
      </p>
      <p className={classes.ways}>
        {go !== undefined && (
          <Anchor component={Link} to={places[go]} size="sm">
            {t(`go.${go}`)}
          </Anchor>
        )}
        <Anchor component={Link} to={`#${id}`} size="sm" c="dimmed">
          {t('link')}
        </Anchor>
      </p>
    </details>
  );
}
