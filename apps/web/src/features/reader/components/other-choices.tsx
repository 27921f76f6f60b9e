import { IconPlus } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading, useSelected } from '../hooks/reading-session.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import { itemOf } from '../model/page-items.ts';
import type { PageItem } from '../model/page-items.ts';
import { choicesAt, sameWords } from '../model/page-phrases.ts';
import type { PageWord } from '../model/page-words.ts';
import classes from './other-choices.module.css';

/** What else stands where the selection is: phrases around it and the words in it; and a way to make it longer. */
export function OtherChoices({
  item,
  page,
  language,
  onPhrase,
  onGather,
}: {
  item: PageItem;
  page: readonly PageWord[];
  /** Code of the language. */
  language: string;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
}) {
  const { t } = useTranslation('reader');
  const { phrases } = useReading();
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  const selected = useSelected();
  const around = item.words.flatMap((word) => choicesAt(known, word));
  const others = around.filter(
    (words, index) =>
      !sameWords(words, item.words) && around.findIndex((other) => sameWords(other, words)) === index,
  );
  const gathering = selected?.gathering ?? false;
  return (
    <div className={classes.row}>
      {others.length > 0 && (
        <p className={classes.also} role="group" aria-label={t('panel.also')}>
          <span className={classes.label} aria-hidden="true">
            {t('panel.also')}
          </span>
          {others.map((words) => {
            const other = itemOf(page, known, words, language);
            return (
              <button
                key={words.join()}
                type="button"
                className={classes.choice}
                onClick={() => onPhrase({ words, more: { index: words[0] ?? 0, by: 'mouse' } })}
              >
                <bdi lang={language}>{other?.text}</bdi>
              </button>
            );
          })}
        </p>
      )}
      <button type="button" className={classes.choice} aria-pressed={gathering} onClick={onGather}>
        <IconPlus size={14} stroke={2} aria-hidden="true" />
        {t('panel.add_word')}
      </button>
      {gathering && <p className={classes.help}>{t('panel.add_word_help')}</p>}
    </div>
  );
}
