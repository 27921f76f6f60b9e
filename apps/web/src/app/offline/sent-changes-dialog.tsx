import { useTranslation } from 'react-i18next';

import type { SentChanges } from '@/domain/offline/send-changes.ts';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import classes from './sent-changes-dialog.module.css';

/** Lists the changes that were sent; those overridden by a later change elsewhere come first. */
export function SentChangesDialog({ sent, onClose }: { sent: SentChanges; onClose: () => void }) {
  const { t } = useTranslation(['offline', 'reader']);
  const level = useLevelLabel();
  const nameOf = ({ pending, result }: SentChanges[number]): string => {
    const { change } = pending;
    if (change.what === 'known') return t('sent.page', { count: change.words.length });
    if (change.what === 'phrase') return change.phrase.text;
    return result.word?.text ?? t('sent.word');
  };
  const isOverridden = ({ result }: SentChanges[number]) =>
    result.outcome === 'outdated' || result.outcome === 'gone';
  const inOrder = sent.toSorted((a, b) => Number(isOverridden(b)) - Number(isOverridden(a)));
  return (
    <Dialog title={t('sent.title')} onClose={onClose}>
      <ul className={classes.list}>
        {inOrder.map((one) => (
          <li key={one.result.id}>
            <bdi className={classes.name}>{nameOf(one)}</bdi>
            <span className={classes.outcome} data-late={isOverridden(one) || undefined}>
              {t(`outcomes.${one.result.outcome}`)}
              {one.result.word && ` · ${level(levelOfEntry(one.result.word))}`}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
