import { Anchor, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';

import { Section } from '@/ui/layout/section.tsx';
import type { AnsweredQuestion } from './use-answers.ts';
import { questions, topics, getQuestionScreen, screens } from './questions.ts';
import classes from './help.module.css';
import { HighlightedText } from './highlighted-text.tsx';

/** Questions and answers by topic. */
export function Answers({
  answers,
  words,
}: {
  answers: readonly AnsweredQuestion[];
  words: readonly string[];
}) {
  const { t } = useTranslation('help');
  const hash = useLocation().hash.slice(1);
  return (
    <Section mb={40} title={t('questions_title')}>
      {topics.map((topic) => {
        const topicAnswers = answers.filter(({ id }) => questions[id].topic === topic);
        return (
          topicAnswers.length > 0 && (
            <section key={topic} aria-label={t(`topics.${topic}`)}>
              <h3 className={classes.topic}>{t(`topics.${topic}`)}</h3>
              {topicAnswers.map((item) => (
                <Answer key={item.id} item={item} words={words} isTarget={hash === item.id} />
              ))}
            </section>
          )
        );
      })}
    </Section>
  );
}

/** A collapsible answer, open during a search and when the URL names its question. */
function Answer({
  item: { id, question, answer },
  words,
  isTarget,
}: {
  item: AnsweredQuestion;
  words: readonly string[];
  /** Whether the URL names the question. */
  isTarget: boolean;
}) {
  const { t } = useTranslation('help');
  const element = useRef<HTMLDetailsElement>(null);
  const isSearching = words.length > 0;
  const [open, setOpen] = useState(isTarget);
  useEffect(() => {
    if (!isTarget) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isTarget]);
  const screen = getQuestionScreen(id);
  return (
    <details
      ref={element}
      id={id}
      className={classes.answer}
      open={open || isSearching}
      onToggle={({ currentTarget }) => {
        if (!isSearching) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <HighlightedText text={question} words={words} />
      </summary>
      <p>
        <HighlightedText text={answer} words={words} />
      </p>
      <Group gap="4px 16px" mb="md" ps={18}>
        {screen !== undefined && (
          <Anchor component={Link} to={screens[screen]} size="sm">
            {t(`go.${screen}`)}
          </Anchor>
        )}
        <Anchor component={Link} to={`#${id}`} size="sm" c="dimmed">
          {t('link')}
        </Anchor>
      </Group>
    </details>
  );
}
