import { IconPlus } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useWordsOnShow, useSelected } from '../hooks/words-on-show.ts';
import type { useWordPanel } from '../hooks/use-word-panel.ts';
import { itemOf } from '../model/shown-items.ts';
import type { ShownItem } from '../model/shown-items.ts';
import { choicesAt, sameWords } from '../model/shown-phrases.ts';
import type { ShownWord } from '../model/shown-words.ts';
import classes from './other-choices.module.css';

/** Other things to select here: phrases around the selection and words in it. Also a button to extend it. */
export function OtherChoices({
  item,
  shown,
  language,
  onPhrase,
  onGather,
}: {
  item: ShownItem;
  shown: readonly ShownWord[];
  /** The language code. */
  language: string;
  onPhrase: ReturnType<typeof useWordPanel>['choosePhrase'];
  onGather: () => void;
}) {
  const { t } = useTranslation('reader');
  const { phrases } = useWordsOnShow();
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
            const other = itemOf(shown, known, words, language);
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
