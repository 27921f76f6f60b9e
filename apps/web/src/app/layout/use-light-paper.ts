import { useEffect } from 'react';

/** Prints in the light theme even when the screen is dark. */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown: string | undefined;
    const lighten = () => {
      shown = dataset['mantineColorScheme'];
      dataset['mantineColorScheme'] = 'light';
    };
    const restore = () => {
      if (shown !== undefined) dataset['mantineColorScheme'] = shown;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
