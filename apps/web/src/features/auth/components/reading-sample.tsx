import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LevelControl } from '@/domain/words/entry/level-control.tsx';
import { useStandingLabel } from '@/domain/words/entry/use-standing-label.ts';
import words from '@/domain/words/in-text/components/words.module.css';
import type { Standing } from '@/domain/words/knowledge.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { cutText, passageFor } from '../sample-passages.ts';
import classes from './reading-sample.module.css';

/**
 * A preview of the app on the sign-in page: a passage from the starter library with one word open, whose level can be
 * tried.
 */
export function ReadingSample() {
  const { t, i18n } = useTranslation(['auth', 'reader', 'languages']);
  const { language, title, text, opened, standings } = passageFor(i18n.language);
  const label = useStandingLabel();
  const [chosen, setChosen] = useState(standings[opened] ?? 'new');
  const parts = cutText(text).map((part) => {
    const word = part.text.toLowerCase();
    const standing: Standing = word === opened ? chosen : (standings[word] ?? 'known');
    return { ...part, standing };
  });
  const selected = parts.findIndex(({ text: word }) => word === opened);
  const count = (wanted: (standing: Standing) => boolean) =>
    parts.filter(({ isWord, standing }) => isWord && wanted(standing)).length;
  const learning = count((standing) => ['1', '2', '3'].includes(standing));
  const unseen = count((standing) => standing === 'new');
  return (
    <div className={classes.sample}>
      <section className={classes.sheet} lang={language} dir="ltr">
        <h2 className={classes.title}>{title}</h2>
        <div lang={i18n.language}>
          <KnowledgeBar counts={{ known: count(() => true) - learning - unseen, learning, new: unseen }} />
        </div>
        <p className={classes.text}>
          {parts.map((part, index) => (
            <span
              key={index}
              className={part.isWord ? words.word : undefined}
              data-standing={part.isWord ? part.standing : undefined}
              data-selected={index === selected || undefined}
            >
              {part.text}
            </span>
          ))}
        </p>
      </section>
      <section className={classes.panel}>
        <h3 className={classes.word}>
          <bdi lang={language}>{opened}</bdi>
        </h3>
        <p className={classes.status}>{label(chosen)}</p>
        <p className={classes.meaning}>{t('auth:sample.cat')}</p>
        <div className={classes.level}>
          <LevelControl value={chosen} onChange={setChosen} />
          <p className={classes.note}>{t('languages:hints.mark')}</p>
        </div>
      </section>
    </div>
  );
}
