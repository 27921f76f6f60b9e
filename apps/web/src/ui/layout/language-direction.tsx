import { DirectionProvider, useDirection } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function FollowLanguage() {
  // Don't suspend, so that pages start loading while the interface strings are still loading.
  const { i18n } = useTranslation(undefined, { useSuspense: false });
  const { setDirection } = useDirection();
  useEffect(() => {
    document.documentElement.lang = i18n.language;
    setDirection(i18n.dir());
  }, [i18n, i18n.language, setDirection]);
  return null;
}

/** Sets the page's text direction to that of the interface language. */
export function LanguageDirection({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider detectDirection={false}>
      <FollowLanguage />
      {children}
    </DirectionProvider>
  );
}
