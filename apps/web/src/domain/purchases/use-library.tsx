import type { LibraryEntry } from '@glossa/contract/fields';
import { importPurchase } from '@glossa/contract/purchases';
import { listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { canAddLanguage } from '@/domain/languages/can-add-language.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ToastContent } from '@/ui/feedback/toast-content.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import type { OwnedItem } from './owned-item.ts';
import { purchaseLists } from './purchase-lists.ts';

type ImportedPurchase = Pick<OwnedItem, 'language' | 'entries'>;

/** Opens purchases in the library, which shows one language at a time, not necessarily that of the purchase. */
export function useLibrary() {
  const user = useUser();
  const navigate = useNavigate();
  const { choose } = useLearningLanguage();
  const isOtherLanguage = ({ language }: Pick<ImportedPurchase, 'language'>) =>
    language !== user.current_language;
  const canSwitch = ({ language }: Pick<ImportedPurchase, 'language'>) =>
    user.selected_languages.some(({ code }) => code === language) || canAddLanguage(user);
  /** Opens a page. Opening a text requires a current language; if there is none, selects the purchase's language. */
  const show = (purchase: Pick<ImportedPurchase, 'language'>, path: string) => {
    const open = () => void navigate(path);
    if (user.current_language === null && canSwitch(purchase)) choose(purchase.language, open);
    else open();
  };
  return {
    /** Returns whether a purchase is in a language other than the current one. */
    isOtherLanguage,
    /** Returns whether the plan allows learning the purchase's language. */
    canSwitch,
    /** Opens the library of the purchase's language, which becomes the current one. */
    openLibrary: (purchase: ImportedPurchase) => {
      const path = purchase.entries[0]?.kind === 'video' ? '/videos' : '/reading';
      const open = () => void navigate(path);
      if (isOtherLanguage(purchase)) choose(purchase.language, open);
      else open();
    },
    /** Returns whether opening a text first has to select the purchase's language. */
    needsLanguage: (purchase: Pick<ImportedPurchase, 'language'>) =>
      user.current_language === null && canSwitch(purchase),
    /** Opens a text or video of a purchase. */
    open: (purchase: Pick<ImportedPurchase, 'language'>, entry: LibraryEntry) =>
      show(purchase, entryPath(entry)),
  };
}

const invalidated = [...purchaseLists, listTexts, listVideos];

/** Returns a function that imports a purchase into the library, and whether an import is running. */
export function useImport() {
  const { t, i18n } = useTranslation('purchases');
  const importing = useEndpointMutation(importPurchase, { invalidates: invalidated });
  const library = useLibrary();
  const showDone = (purchase: Pick<OwnedItem, 'title' | 'language' | 'entries'>) => {
    const { title } = purchase;
    const language = languageName(purchase.language, i18n.language);
    const isOtherLanguage = library.isOtherLanguage(purchase);
    const switches = isOtherLanguage && library.canSwitch(purchase);
    const [entry] = purchase.entries;
    const id = toast.success(
      <ToastContent
        message={
          isOtherLanguage ? t('import.done_elsewhere', { title, language }) : t('import.done', { title })
        }
        action={switches ? t('import.go', { language }) : t('import.open_now')}
        onAction={() => {
          toast.hide(id);
          if (switches) library.openLibrary(purchase);
          else if (entry) library.open(purchase, entry);
        }}
      />,
    );
  };
  return {
    isImporting: importing.isPending,
    /**
     * Imports a purchase. If `opensText` is set and the purchase is a single text or video, then opens it; otherwise,
     * shows a toast with a button that opens the purchase or its library.
     */
    importPurchase: ({ id }: Pick<OwnedItem, 'id'>, { opensText }: { opensText: boolean }) =>
      importing.mutate(
        { params: { id } },
        {
          onSuccess: (purchase) => {
            const [entry, ...others] = purchase.entries;
            if (opensText && entry && others.length === 0) library.open(purchase, entry);
            else showDone(purchase);
          },
        },
      ),
  };
}
