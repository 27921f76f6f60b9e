import { languageByCode } from '@glossa/language/languages';

import classes from './word-text.module.css';

/** A word of the language being learned, large, in its own script and direction. */
export function WordText({ language, children }: { language: string; children: string }) {
  return (
    <p className={classes.word} lang={language} dir={languageByCode(language)?.direction ?? 'auto'}>
      {children}
    </p>
  );
}
