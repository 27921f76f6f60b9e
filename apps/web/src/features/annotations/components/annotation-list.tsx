import type { Annotation } from '@glossa/contract/annotations';
import { useTranslation } from 'react-i18next';

import { AnnotationCard } from '@/domain/annotations/annotation-card.tsx';
import { sentenceAddress } from '@/domain/paths/sentence-address.ts';
import { QuoteList } from '@/ui/data/quote-card.tsx';
import classes from './annotation-results.module.css';

/** Annotations of several texts. Opening one goes to its place in the text without moving the reading position. */
export function AnnotationList({
  annotations,
  onText,
}: {
  annotations: readonly Annotation[];
  /** Shows only the annotations of one text. Undefined when they are already limited to one. */
  onText: ((text: string) => void) | undefined;
}) {
  const { t } = useTranslation('annotations');
  return (
    <QuoteList>
      {annotations.map((annotation) => {
        const { id, text, title, language, sentence } = annotation;
        const name = <bdi lang={language}>{title}</bdi>;
        return (
          <AnnotationCard
            key={id}
            annotation={annotation}
            source={
              <>
                {onText ? (
                  <button
                    type="button"
                    className={classes.text}
                    title={t('only_this_text')}
                    onClick={() => onText(text)}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
                <span className={classes.dot} aria-hidden="true">
                  ·
                </span>
              </>
            }
            way={sentence === null ? undefined : sentenceAddress(text, sentence)}
          />
        );
      })}
    </QuoteList>
  );
}
