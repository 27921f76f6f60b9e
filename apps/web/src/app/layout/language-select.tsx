import { defaultLanguageCodes } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { languageName } from '@/lib/i18n/language-name.ts';
import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { canAddLanguage } from '@/domain/languages/can-add-language.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { lazyWhenIdle } from '@/lib/shell/lazy-when-idle.tsx';
import classes from './sidebar.module.css';

const SyncButton = lazyWhenIdle(
  async () => (await import('@/features/companion/sync-button.tsx')).SyncButton,
);

const upgrade = 'upgrade';

/**
 * Selects the learning language, or syncs it from WordPress. The user's languages come first, followed by others if the
 * plan allows more.
 */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('navigation');
  const user = useUser();
  const navigate = useNavigate();
  const { choose, isPending } = useLearningLanguage();
  const own = user.selected_languages.map(({ code }) => code);
  const others = canAddLanguage(user) ? defaultLanguageCodes.filter((code) => !own.includes(code)) : [];
  const option = (code: string) => ({ value: code, label: languageName(code, i18n.language) });
  return (
    <div className={classes.language}>
      <CompactSelect
        label={t('language.label')}
        value={user.current_language ?? ''}
        disabled={isPending}
        onChange={(value) => {
          if (value === upgrade) void navigate('/subscription/upgrade');
          else choose(value === '' ? null : value);
        }}
        data={[
          { value: '', label: t('language.empty') },
          ...[...own, ...others].map(option),
          { value: upgrade, label: t('language.upgrade') },
        ]}
      />
      <SyncButton />
    </div>
  );
}
