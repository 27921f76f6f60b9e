import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Answered } from '../hooks/use-answers.ts';
import { questions, topics } from '../model/questions.ts';
import { Answer } from './answer.tsx';
import classes from './help.module.css';

/** Questions and answers by topic. */
export function Answers({ answers, words }: { answers: readonly Answered[]; words: readonly string[] }) {
  const { t } = useTranslation('help');
  const hash = useLocation().hash.slice(1);
  return (
    <section aria-labelledby="questions" className={classes.section}>
      <h2 id="questions" className={classes.title}>
        {t('questions_title')}
      </h2>
      {topics.map((topic) => {
        const ofTopic = answers.filter(({ id }) => questions[id].topic === topic);
        return (
          ofTopic.length > 0 && (
            <section key={topic} aria-label={t(`topics.${topic}`)}>
              <h3 className={classes.topic}>{t(`topics.${topic}`)}</h3>
              {ofTopic.map((answered) => (
                <Answer key={answered.id} answered={answered} words={words} named={hash === answered.id} />
              ))}
            </section>
          )
        );
      })}
    </section>
  );
}
