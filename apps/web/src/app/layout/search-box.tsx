import { useTranslation } from 'react-i18next';

import { SearchDialog } from '@/features/search/search-dialog.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { searchLinks } from './search-links.ts';

/** Searches pages and the user's content; opened with Ctrl/Cmd+K. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('navigation');
  const pages = searchLinks(useUser()).map(({ to, label, icon }) => ({ to, name: t(label), icon }));
  return <SearchDialog pages={pages} onClose={onClose} />;
}
