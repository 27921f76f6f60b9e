import type { Download } from '@glossa/contract/purchases';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './download-dialog.module.css';

/** The files of one download, each with its own save button. */
export function DownloadFiles({ files }: { files: Download['files'] }) {
  const { t } = useTranslation('purchases');
  return (
    <>
      <p className={classes.text}>{t('download.files', { count: files.length })}</p>
      <ul className={classes.files}>
        {files.map(({ id, name, url }) => (
          <li key={id} className={classes.file}>
            <bdi className={classes.name}>{name}</bdi>
            <Button
              component="a"
              href={url}
              download={name}
              size="compact-sm"
              variant="light"
              aria-label={t('download.save_label', { name })}
            >
              {t('download.save')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
